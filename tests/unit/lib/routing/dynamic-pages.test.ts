/** @jest-environment node */
import { isDynamic, noncePolicy } from '@/lib/routing/dynamic-pages'

const get = (pathname: string, search = '') => ({ method: 'GET', pathname, search })

it.each([
  ['a list with a filter', get('/news', '?year=2026')],
  ['a search', get('/search', '?q=fees')],
  ['a filter among other words', get('/tabloid', '?utm=x&show=12')],
  ['the answer to a form', { method: 'POST', pathname: '/', search: '' }],
])('%s is made for each request', (_, request) => {
  expect(isDynamic(request)).toBe(true)
})

it.each([
  ['a list', get('/news')],
  ['the search before it is asked', get('/search')],
  ['a list with words that are no filter', get('/news', '?utm=x')],
  ['a page with the words of a filter', get('/about', '?year=2026')],
  ['a record', get('/news/6b0008ba5f3ac1d07e27a262', '?q=x')],
  ['an address that is led elsewhere', get('/NEWS', '?year=2026')],
  ['a form sent to nowhere', { method: 'POST', pathname: '/abuot', search: '' }],
])('%s is not', (_, request) => {
  expect(isDynamic(request)).toBe(false)
})

it('lets the scripts with the nonce run, and beside them only the rules of every page', () => {
  const policy = noncePolicy('bm9uY2U=')
  expect(policy).toMatch(/(^|; )script-src 'self' 'nonce-bm9uY2U=' 'sha256-[\w+/]{43}=';/)
  expect(policy).toMatch(/; style-src 'self' 'sha256-[^ ]+';/)
  expect(policy).toMatch(/; frame-src 'self' https:\/\/[\w.]+;/)
  expect(policy).not.toContain('unsafe')
})
