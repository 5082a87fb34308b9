import { getLogInUrl, getNextPath } from '@/lib/desk/web/next-path'

it.each([
  ['/desk', '/desk'],
  ['/desk/records?state=draft', '/desk/records?state=draft'],
  ['/desk/records/6b0008ba5f3ac1d07e27a262', '/desk/records/6b0008ba5f3ac1d07e27a262'],
  ['/desk/a/../../about', '/desk'],
  ['/about', '/desk'],
  ['/deskx', '/desk'],
  ['//evil.example/desk', '/desk'],
  ['/\\evil.example/desk', '/desk'],
  ['https://evil.example/desk', '/desk'],
  ['javascript:alert(1)', '/desk'],
  ['/desk/log-in?next=/desk/log-in', '/desk'],
  ['/desk/join?token=x', '/desk'],
  [undefined, '/desk'],
  [['/desk/records'], '/desk'],
])('after the log-in, %s leads to %s', (text, path) => {
  expect(getNextPath(text)).toBe(path)
})

it('is in the address of the log-in, except for the first page', () => {
  expect(getLogInUrl('/desk')).toBe('/desk/log-in')
  expect(getLogInUrl('/desk/records?q=a&b=c')).toBe(
    '/desk/log-in?next=%2Fdesk%2Frecords%3Fq%3Da%26b%3Dc',
  )
  expect(getLogInUrl('https://evil.example')).toBe('/desk/log-in')
})
