/** @jest-environment node */
import { createHash } from 'node:crypto'
import { inlineSources, mapOrigins, pagePolicy } from '@/lib/cache/content-security-policy.mjs'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('every inline script is named once by its hash; files and data are not', () => {
  const html =
    '<script>a()</script><script id="_R_">b("</p>")</script><script>a()</script>' +
    '<script src="/_next/a.js" async=""></script><script type="application/ld+json">{}</script>'
  expect(inlineSources(html, 'script')).toEqual([hash('a()'), hash('b("</p>")')])
})

test('so is every inline style', () => {
  const html = '<style>p{}</style><link rel="stylesheet" href="/_next/a.css"/>'
  expect(inlineSources(html, 'style')).toEqual([hash('p{}')])
})

test('the live map may be framed where the page offers it, and nothing else', () => {
  const html =
    '<a href="https://elsewhere.example" data-map="https://maps.example/embed?x=1">Map</a>'
  expect(mapOrigins(html)).toEqual(['https://maps.example'])
  expect(mapOrigins('<iframe src="https://evil.example"></iframe>')).toEqual([])
})

test('a page may load its own files and its own inline parts, and be embedded by nobody else', () => {
  const policy = pagePolicy({ scripts: [hash('a()')], styles: [], frames: [] })
  expect(policy).toContain(`script-src 'self' ${hash('a()')};`)
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('unsafe')
})
