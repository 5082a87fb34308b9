import { hashSource, mapOrigins, ownScriptSources, pagePolicy } from '@/lib/page-cache/csp.mjs'

const flight = 'self.__next_f.push([1,"a:\\u003cscript"])'
const start = '(self.__next_f=self.__next_f||[]).push([0])'
const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});'
const rules = '{"prefetch":[]}'

test('every inline script of the site gets one hash', () => {
  const html =
    `<script>${start}</script><script id="_R_">${bootstrap}</script><script>${flight}</script>` +
    `<script>${flight}</script><script type="speculationrules">${rules}</script>` +
    '<script src="/_next/a.js" async=""></script><script type="application/ld+json">{}</script>'
  expect(ownScriptSources(html)).toEqual([start, bootstrap, flight, rules].map(hashSource))
})

test.each([
  ['with any content', 'alert(1)'],
  ['that begins like a script of the site', 'self.__next_f.push([1,"a"]);alert(1)'],
  ['that computes its argument', 'self.__next_f.push(alert(1))'],
  ['that ends like a script of the site', 'alert(1);self.__next_f.push([1,"a"])'],
])('an injected script %s gets no hash', (_, text) => {
  expect(ownScriptSources(`<p><script>${text}</script></p>`)).toEqual([])
})

test('only the origin of the live map may be framed', () => {
  const html =
    '<a href="https://elsewhere.example" data-map="https://maps.example/embed?x=1">Map</a>'
  expect(mapOrigins(html)).toEqual(['https://maps.example'])
  expect(mapOrigins('<iframe src="https://evil.example"></iframe>')).toEqual([])
})

test('a map with an invalid URL is ignored', () => {
  expect(mapOrigins('<a data-map="https://[broken/embed">Map</a>')).toEqual([])
})

test('a page may load its own files and listed inline scripts, and only the site may frame it', () => {
  const policy = pagePolicy({ scripts: [hashSource('a()')] })
  expect(policy).toContain(`script-src 'self' ${hashSource('a()')};`)
  expect(policy).toMatch(/style-src 'self' 'sha256-[^ ]+';/)
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('unsafe')
})
