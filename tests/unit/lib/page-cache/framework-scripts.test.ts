import {
  needsNoClientScript,
  postponeFrameworkScripts,
  stripFrameworkScripts,
} from '@/lib/page-cache/framework-scripts.mjs'

const marker = '<meta name="framework-script" content="none"/>'
const frameworkParts =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>' +
  '<link rel="preload" href="/_next/error.css" as="style"/>' +
  '<script src="/_next/a.js" async=""></script><script id="_R_">self.x=[]</script>'
const otherParts =
  '<link rel="preload" href="/f.woff2" as="font" crossorigin=""/>' +
  '<script src="/modules/site-document-1.js" defer=""></script>' +
  '<script src="/modules/alert-bar-1.js"></script>' +
  '<script type="application/ld+json">{"name":"<School>"}</script>' +
  '<script type="speculationrules">{"prefetch":[]}</script>'

test('removes framework scripts, and keeps the site’s own, fonts and data', () => {
  const page = `<head>${marker}${frameworkParts}${otherParts}</head><body>Fees</body>`
  expect(stripFrameworkScripts(page)).toBe(`<head>${otherParts}</head><body>Fees</body>`)
})

test('a page with the marker needs no client script', () => {
  expect(needsNoClientScript(`<head>${marker}${frameworkParts}</head>`)).toBe(true)
  expect(needsNoClientScript(`<head>${frameworkParts}</head>`)).toBe(false)
})

test.each(['<!--$?-->', '<template id="B:0"></template>'])(
  'a page with streamed parts (%s) needs its scripts',
  (late) => {
    expect(needsNoClientScript(`<head>${marker}</head><body>${late}</body>`)).toBe(false)
  },
)

test('a page with React loads the framework later, if it has the script that does this', () => {
  const old = '<script src="/_next/old.js" noModule=""></script>'
  const rest = `<script id="_R_">self.x=[]</script>${otherParts}${old}`
  const later = '<template><script src="/_next/a.js" async=""></script></template>'
  expect(postponeFrameworkScripts(`<head>${frameworkParts}${otherParts}${old}</head>`)).toBe(
    `<head>${rest}${later}</head>`,
  )
  const framed = `<head>${frameworkParts}</head>`
  expect(postponeFrameworkScripts(framed)).toBe(framed)
})
