import { buildNoncePolicy, getOnDemandKind } from '@/lib/routing/dynamic-pages'
import { resolvePath } from '@/lib/routing/resolve-path'

it.each([
  ['a list with a filter', '/news?year=2026', 'computed'],
  ['a list without its page', '/news?part=list', 'computed'],
  ['a search', '/search?q=fees', 'computed'],
  ['a filter among other parameters', '/tabloid?utm=x&show=12', 'computed'],
  ['a translated calculator', '/bn/fee-structure?class=9', 'computed'],
  ['a record', '/news/6b0008ba5f3ac1d07e27a262?q=x', 'record'],
  ['an album', '/beyond-academic/photo-categories?id=6b00', 'record'],
  ['a list', '/news', undefined],
  ['a list with other parameters', '/news?utm=x', undefined],
  ['another page with a filter parameter', '/about?year=2026', undefined],
])('%s is rendered on demand: %s', (_, address, kind) => {
  const { pathname, search } = new URL(address, 'http://site')
  expect(getOnDemandKind(resolvePath({ method: 'GET', pathname, search }), pathname)).toBe(kind)
})

it('allows scripts with the nonce and the speculation rules only', () => {
  const policy = buildNoncePolicy('bm9uY2U=')
  expect(policy).toMatch(/(^|; )script-src 'self' 'nonce-bm9uY2U=' 'sha256-[\w+/]{43}=';/)
  expect(policy).toMatch(/; style-src 'self' 'sha256-[^ ]+';/)
  expect(policy).toMatch(/; frame-src 'self' https:\/\/[\w.]+;/)
  expect(policy).not.toContain('unsafe')
})
