import { isDynamic, noncePolicy } from '@/lib/routing/dynamic-pages'

const get = (pathname: string, search = '') => ({ method: 'GET', pathname, search })

it.each([
  ['a list with a filter', get('/news', '?year=2026')],
  ['a search', get('/search', '?q=fees')],
  ['a filter among other parameters', get('/tabloid', '?utm=x&show=12')],
  ['a form submission', { method: 'POST', pathname: '/', search: '' }],
])('%s is dynamic', (_, request) => {
  expect(isDynamic(request)).toBe(true)
})

it.each([
  ['a list', get('/news')],
  ['the search page without a query', get('/search')],
  ['a list with other parameters', get('/news', '?utm=x')],
  ['another page with a filter parameter', get('/about', '?year=2026')],
  ['a record', get('/news/6b0008ba5f3ac1d07e27a262', '?q=x')],
  ['a non-canonical URL', get('/NEWS', '?year=2026')],
  ['a form submission to an unknown path', { method: 'POST', pathname: '/abuot', search: '' }],
])('%s is not dynamic', (_, request) => {
  expect(isDynamic(request)).toBe(false)
})

it('allows scripts with the nonce and the speculation rules only', () => {
  const policy = noncePolicy('bm9uY2U=')
  expect(policy).toMatch(/(^|; )script-src 'self' 'nonce-bm9uY2U=' 'sha256-[\w+/]{43}=';/)
  expect(policy).toMatch(/; style-src 'self' 'sha256-[^ ]+';/)
  expect(policy).toMatch(/; frame-src 'self' https:\/\/[\w.]+;/)
  expect(policy).not.toContain('unsafe')
})
