/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withInlineStyles } from '@/lib/cache/inline-styles.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
const build = path.join(folder, '.next')
mkdirSync(path.join(build, 'static/chunks'), { recursive: true })
const write = (name: string, css: string) =>
  writeFileSync(path.join(build, 'static/chunks', name), css)
write('a.css', '@font-face{src:url(../media/f.woff2)}\n')
write('c.css', '.aaaaaa_root{top:0}.bbbbbb_root{top:1px}.cccccc_root{top:2px}')
write('c.js', 'e.A(["static/chunks/d.js"])')
write('d.js', 'e.v({root:"bbbbbb_root"})')
write('e.js', 'e.v({root:"cccccc_root"})')
write('f.css', 'iframe,details[open]{top:0}')
write('b.css', 'p{content:"$&"}')

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`

const scriptFree = { distDir: build, scriptFree: true }
const withReact = { distDir: build, scriptFree: false }

test('a page has its sheets in it, in their order, with fonts that are found from any path', () => {
  const page = `<head>${link('a.css')}<title>Fees</title>${link('b.css')}</head><p>`
  expect(withInlineStyles(page, scriptFree)).toBe(
    `<head><style>@font-face{src:url(/_next/static/media/f.woff2)}\np{content:"$&"}</style>` +
      '<title>Fees</title></head><p>',
  )
})

test('where React runs it finds the links of the sheets, which the browser does not fetch', () => {
  const disabled = link('a.css').replace('<link', '<link disabled=""')
  expect(withInlineStyles(`<head>${link('a.css')}</head>`, withReact)).toBe(
    `<head><style data-precedence="next">@font-face{src:url(/_next/static/media/f.woff2)}</style>${disabled}</head>`,
  )
})

test('a page without sheets of the build stays as it is', () => {
  const page = '<head><link rel="stylesheet" href="https://elsewhere.example/x.css"/></head>'
  expect(withInlineStyles(page, scriptFree)).toBe(page)
})

test('a page brings only the styles that it can use, React’s also those of scripts that it may fetch', () => {
  const page = `<head>${link('c.css')}</head><p class="aaaaaa_root"><script src="/_next/static/chunks/c.js"></script>static/chunks/none.js`
  expect(withInlineStyles(page, scriptFree)).toContain('>.aaaaaa_root{top:0}</style>')
  expect(withInlineStyles(page, withReact)).toContain(
    '>.aaaaaa_root{top:0}.bbbbbb_root{top:1px}</style>',
  )
})

test('where React does not run, the page’s own style is one with them', () => {
  const page = `<head>${link('a.css')}<style>b{top:0}</style></head>`
  expect(withInlineStyles(page, scriptFree)).toBe(
    '<head><style>@font-face{src:url(/_next/static/media/f.woff2)}\nb{top:0}</style></head>',
  )
  expect(withInlineStyles(page, withReact)).toContain('<style>b{top:0}</style></head>')
})

test('without React it has what its own script may make of it', () => {
  const page = `<head>${link('f.css')}</head><details>`
  expect(withInlineStyles(page, scriptFree)).toContain('>details[open]{top:0}</style>')
  mkdirSync(path.join(folder, 'public'))
  writeFileSync(path.join(folder, 'public/enhance.js'), "document.createElement('iframe')")
  expect(withInlineStyles(page, scriptFree)).toContain('>iframe,details[open]{top:0}</style>')
})
