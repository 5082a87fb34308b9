import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashSource } from '@/lib/page-cache/csp.mjs'
import PageCacheHandler from '@/lib/page-cache/handler.mjs'

const project = mkdtempSync(path.join(tmpdir(), 'page-cache-'))
const distDir = path.join(project, '.next')
mkdirSync(path.join(distDir, 'static'), { recursive: true })

const writeSheet = (name: string, css: string) =>
  writeFileSync(path.join(distDir, 'static', name), css)

const kind = 'APP_PAGE' as never

const newHandler = () =>
  new PageCacheHandler({
    fs: { ...fs, existsSync: () => false, readFileSync: () => '' } as never,
    flushToDisk: false,
    serverDistDir: path.join(distDir, 'server'),
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  } as never)

/** The page as visitors receive it, from the HTML that Next rendered. */
async function served(html: string) {
  const headers = { 'x-next-cache-tags': 'news' }
  await newHandler().set('/page', { kind, html, headers, status: 200 } as never, {} as never)
  const entry = await newHandler().get('/page', { kind } as never)
  return entry?.value as unknown as { html: string; headers: Record<string, string> }
}

const getPolicy = ({ headers }: { headers: Record<string, string> }) =>
  headers['content-security-policy']

const marker = '<meta name="framework-script" content="none"/>'
const sheet = (name: string) => `<link rel="stylesheet" href="/_next/static/${name}"/>`
const framework =
  '<script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([1,"0:null\\n"])</script>'

beforeEach(() => jest.spyOn(console, 'error').mockReturnValue())
afterEach(() => jest.restoreAllMocks())

test('a page with React has its used styles inline, and its sheets at the end', async () => {
  writeSheet('react.css', 'main{color:red}.aaaaaa_other{top:0}')
  const link = sheet('react.css')
  const text = '<p>&lt;/body></p>'
  const page = await served(`<head>${link}</head><body>${text}${framework}</body>`)
  expect(page.html).toBe(
    '<head><style data-precedence="next" data-href="used-styles">main{color:red}</style></head>' +
      `<body>${text}${framework}${link}</body>`,
  )
  const flight = hashSource('self.__next_f.push([1,"0:null\\n"])')
  expect(getPolicy(page)).toContain(`script-src 'self' ${flight};`)
  expect(getPolicy(page)).toContain(hashSource('main{color:red}'))
})

test('styles for printing and hovering, and fonts without characters, come with the sheets', async () => {
  const latin = '@font-face{font-family:A;unicode-range:U+0-7E,U+A9}'
  const later =
    '@font-face{font-family:A;unicode-range:U+20B9}@media print{a{top:0}}@media (hover:hover){a:hover{top:0}}'
  writeSheet('later.css', latin + later + 'main{color:red}')
  const link = sheet('later.css')
  const react = await served(`<head>${link}</head><body>Fees${framework}</body>`)
  expect(react.html).toContain(`>${latin}main{color:red}</style>`)
  const information = await served(`<head>${marker}${link}</head><body>Fees${framework}</body>`)
  expect(information.html).toContain(later)
})

test('an information page has its used styles inline and no framework scripts', async () => {
  writeSheet(
    'used.css',
    'main{color:red}.aaaaaa_other{top:0}[data-fixed]{top:1px}:focus-visible{top:2px}',
  )
  writeSheet('fonts.css', '@font-face{font-family:A;src:url(../media/a.woff2)}main{font:A}')
  const preload = '<link rel="preload" href="/_next/static/error.css" as="style"/>'
  const links = sheet('used.css') + sheet('fonts.css') + preload
  const page = await served(`<head>${marker}${links}</head><main>Fees</main>${framework}`)
  const style = /<style>([^]*?)<\/style>/.exec(page.html)![1]!
  expect(page.html).toBe(`<head><style>${style}</style></head><main>Fees</main>`)
  expect(style).toContain('main{color:red}')
  expect(style).toContain('[data-fixed]{top:1px}')
  expect(style).toContain(':focus-visible')
  expect(style).toContain('url(/_next/static/media/a.woff2)')
  expect(style).not.toContain('.aaaaaa_other')
  expect(getPolicy(page)).toContain("script-src 'self';")
  expect(getPolicy(page)).toContain(hashSource(style))
})

describe('a page that cannot be finished is served as Next rendered it, and is logged', () => {
  test.each([
    ['a style sheet is missing', 'missing.css', undefined],
    ['a style sheet cannot be parsed', 'broken.css', 'main{color:red}}} @media {'],
  ])('when %s', async (_, name, css) => {
    if (css) writeSheet(name, css)
    const rendered = `<head>${marker}${sheet(name)}</head><main>Fees</main>${framework}`
    const page = await served(rendered)
    expect(page.html).toBe(rendered)
    expect(getPolicy(page)).toContain(
      `script-src 'self' ${hashSource('self.__next_f.push([1,"0:null\\n"])')}`,
    )
    expect(console.error).toHaveBeenCalledTimes(1)
  })
})

test('a page has the current alerts when it is read', async () => {
  const bar = Symbol.for('school-website.alert-bar')
  const shared = globalThis as { [key: symbol]: unknown }
  shared[bar] = { version: 'v1', htmlIn: () => '<section>Closed</section>' }
  expect((await served('<div id="alerts"></div>')).html).toContain('Closed')
  delete shared[bar]
  expect((await served('<div id="alerts"></div>')).html).not.toContain('Closed')
})

test('a page with an invalid map URL is served', async () => {
  const page = await served('<a data-map="https://[broken/">Map</a>')
  expect(page.html).toContain('Map')
  expect(getPolicy(page)).toContain("frame-src 'self';")
})

test.each([
  ['/about', false, 's-maxage=60'],
  ['/tabloid', 3600, 's-maxage=60'],
  ['/news', 5, 's-maxage=5'],
  ['/_not-found', false, undefined],
] as const)('%s with a timer of %s tells other caches %s', async (path, revalidate, lifetime) => {
  const handler = newHandler()
  const value = { kind, html: '<p>Fees</p>', headers: {}, status: 200 } as never
  await handler.set(path, value, { cacheControl: { revalidate, expire: undefined } } as never)
  const { headers } = (await handler.get(path, { kind } as never))!.value as unknown as {
    headers: Record<string, string>
  }
  const [found] = /s-maxage=\d+/.exec(headers['cache-control'] ?? '') ?? []
  expect(found).toBe(lifetime)
})

test('a page that is stored again after a failed revalidation is not finished twice', async () => {
  const handler = newHandler()
  const value = { kind, html: framework, headers: {}, status: 200 } as never
  await handler.set('/twice', value, {} as never)
  const first = await handler.get('/twice', { kind } as never)
  await handler.set('/twice', first!.value, {} as never)
  expect((await handler.get('/twice', { kind } as never))!.value).toEqual(first!.value)
})

test('a page whose rendering started before the revalidation is regenerated', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] })
  const { tagsManifest } =
    await import('next/dist/server/lib/incremental-cache/tags-manifest.external.js')
  const handler = newHandler()
  await handler.revalidateTag('news', { expire: 86_400 })
  const first = tagsManifest.get('news')!.stale!
  await jest.advanceTimersByTimeAsync(10_000)
  expect(tagsManifest.get('news')!.stale).toBe(first + 10_000)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(tagsManifest.get('news')!.stale).toBe(first + 10_000)
  jest.useRealTimers()
})

/** Stops the system clock, offset from now by this number of milliseconds. */
function setClock(offset: number) {
  const time = Date.now() + offset
  jest.spyOn(Date, 'now').mockReturnValue(time)
}

test('a page with a tag that the desk has expired is not served again', async () => {
  const key = Symbol.for('school-website.expired-tags')
  const marked = new Map<string, number>()
  Object.assign(globalThis, { [key]: marked })
  const page = await served('<p>Old</p>')
  expect(page.html).toBe('<p>Old</p>')
  setClock(1)
  marked.set('events', Date.now())
  const get = async () => newHandler().get('/page', { kind } as never)
  setClock(1)
  expect(await get()).not.toBeNull()
  marked.set('news', Date.now())
  setClock(1)
  expect(await get()).toBeNull()
  expect((await served('<p>New</p>')).html).toBe('<p>New</p>')
  delete (globalThis as { [key: symbol]: unknown })[key]
})

describe('a clock that was wrong', () => {
  const day = 86_400_000
  const cacheControl = { revalidate: 60, expire: 31_536_000 }
  const store = (path: string) =>
    newHandler().set(
      path,
      { kind, html: '<p>Old</p>', headers: { 'x-next-cache-tags': 'news' }, status: 200 } as never,
      { cacheControl } as never,
    )
  const read = async (path: string) => newHandler().get(path, { kind } as never)

  test('a page from the future is expired', async () => {
    setClock(3 * day)
    await store('/ahead')
    jest.restoreAllMocks()
    const { lastModified = Infinity } = (await read('/ahead'))!
    expect(lastModified + cacheControl.expire * 1000).toBeLessThan(Date.now())
    await store('/ahead')
    expect(Date.now() - (await read('/ahead'))!.lastModified!).toBeLessThan(5000)
  })

  test('a page from the future is not served again after a change at the desk', async () => {
    const key = Symbol.for('school-website.expired-tags')
    const marked = new Map([['news', Date.now()]])
    Object.assign(globalThis, { [key]: marked })
    setClock(3 * day)
    await store('/desk')
    jest.restoreAllMocks()
    expect(await read('/desk')).toBeNull()
    // The other way round: a mark from the future does not keep the page from being stored.
    marked.set('news', Date.now() + 3 * day)
    expect(await read('/desk')).toBeNull()
    setClock(5)
    await store('/desk')
    expect(await read('/desk')).not.toBeNull()
    delete (globalThis as { [key: symbol]: unknown })[key]
  })

  test.each([
    ['ahead', day],
    ['behind', -day],
  ])(
    'the age is right when the process has started with a clock that was %s',
    async (_, offset) => {
      await store('/running')
      const started = performance.now()
      jest.spyOn(performance, 'now').mockReturnValue(started + offset)
      const next = performance.timeOrigin + performance.now()
      const age = next - (await read('/running'))!.lastModified!
      expect(Math.abs(age)).toBeLessThan(5000)
      // Two minutes later it is stale by either clock.
      setClock(120_000)
      const old = next - (await read('/running'))!.lastModified!
      expect(old).toBeGreaterThan(60_000)
      expect(old).toBeLessThan(cacheControl.expire * 1000)
    },
  )
})
