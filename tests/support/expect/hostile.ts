import { expect, type Page } from '@playwright/test'
import type { ContentServer } from '../servers/content-server'

/** Records that a broken or compromised content service could send, and checks that they do no harm in a browser. */

const today = new Date().toISOString()

/** Title of the records that a page has to show. */
export const validTitle = 'A valid record'

const html = `
  <h1 style="position:fixed" onclick="hacked=1">Loud</h1>
  <p onmouseover="hacked=1">Words <a href="javascript:hacked=1">one</a> <a href="//evil.example">two</a>
  <a href="data:text/html,<script>hacked=1</script>">three</a></p>
  <script>hacked=1</script><script src="https://evil.example/x.js"></script>
  <img src="x.jpg" onerror="hacked=1"><img src="https://evil.example/x.gif" srcset="//evil.example/y.gif 2x">
  <img src="/api/image/../../etc/passwd"><iframe src="https://evil.example"></iframe>
  <svg onload="hacked=1"><use href="//evil.example/x.svg#y"/></svg>
  <form action="https://evil.example"><input autofocus onfocus="hacked=1"></form>
  <style>@import "https://evil.example/x.css"; body { display: none }</style>
  <object data="//evil.example"></object><base href="https://evil.example/">`

const files = [
  '../../../package.json',
  '%2e%2e/%2e%2e/package.json',
  '..\\..\\secret.jpg',
  'https://evil.example/x.jpg',
  '//evil.example/x.jpg',
  'x.jpg?redirect=//evil.example',
  'javascript:hacked=1',
  'a/../../b.jpg',
  '.env',
  null,
  { odd: true },
]

const dates = { fromDate: today, date: today }

/** One valid record among broken and hostile ones. */
const rows = (valid: object, common: object = {}) =>
  [
    { _id: 'good', title: validTitle, description: 'All of it.', ...dates, ...valid },
    null,
    42,
    'not a record',
    ['neither'],
    { _id: { odd: true }, title: { odd: true }, fromDate: [], date: {} },
    {
      _id: 'markup',
      title: '<img src=x onerror="hacked=1"> in the title',
      description: html,
      ...dates,
    },
    { _id: 'script', title: '</script><script>hacked=1</script>', description: null, ...dates },
    { _id: 'link', title: 'Bad link', description: '', url: 'javascript:hacked=1', ...dates },
    { _id: 'host', title: 'Other host', description: '', url: '//evil.example/x', ...dates },
    { _id: 'slash', title: 'Backslash', description: '', url: '/\\evil.example', ...dates },
    { _id: 'long', title: 'y'.repeat(500), description: 'x'.repeat(20_000), ...dates },
    { _id: 'undated', title: 'No date', description: '', fromDate: null, date: 'tomorrow' },
    { _id: 'files', title: 'Bad files', attachments: files, images: files, ...dates },
  ].map((row) =>
    typeof row === 'object' && row && !Array.isArray(row) ? { ...row, ...common } : row,
  )

/** Fills every list with one valid record among hostile ones, and adds a hostile story and album. */
export function serveHostileRecords(service: ContentServer) {
  const hostile = {
    _id: 'hostile',
    title: validTitle,
    description: html,
    url: 'javascript:hacked=1',
    images: files,
    attachments: ['documents/one.pdf', ...files],
    ...dates,
  }
  service.set('news', [...rows({}), hostile])
  service.set('events', [...rows({}), hostile])
  service.set('highlight', [
    ...rows({}, { category: 'Highlight' }),
    ...rows({}, { category: 'Notice' }),
  ])
  service.set('notification', rows({}))
  service.set('onlineRegistration', rows({}))
  service.set('gallery', [
    ...rows({ attachments: ['albums/one.jpg'] }, { category: 'PhotoGallery' }),
    {
      _id: 'hostile',
      category: 'PhotoGallery',
      title: validTitle,
      description: html,
      attachments: ['albums/one.jpg', ...files],
    },
  ])
  service.set('blog', [
    ...rows({ blog_seo: 'good' }),
    {
      _id: 'hostile',
      blog_seo: 'hostile',
      title: validTitle,
      description: html,
      images: files,
      attachments: ['albums/one.jpg', ...files],
      metaDescription: '"><script>hacked=1</script>',
      alt: '" onerror="hacked=1',
      ...dates,
    },
  ])
}

/** Pages of single hostile records. */
export const hostileRecords = [
  '/tabloid/hostile',
  '/beyond-academic/photo-categories?id=hostile',
  '/news/hostile',
  '/events/hostile',
]

/** Fails when the page requests another host, contains its URL or ran an injected script. */
export async function expectHarmless(page: Page, address: string) {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto(address)
  await expect(page.getByText(validTitle).first()).toBeAttached()
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'style'].flatMap(
        (name) => element.getAttribute(name) ?? [],
      ),
    ),
  )
  const forbidden =
    /evil\.example|^\s*(?:javascript|data:text|vbscript):|^\/[/\\]|\.\.|%2e%2e|\.env/i
  expect(addresses.filter((value) => forbidden.test(value))).toEqual([])
  const files = addresses.map((value) => decodeURIComponent(value)).join(' ')
  expect(files).not.toMatch(/\/api\/image\/[^\s&]*(?:passwd|package\.json|secret)/)
  expect([...hosts].filter((host) => host !== new URL(address).host)).toEqual([])
  // A list has a script of the site.
  const runnable =
    'script:not([type="application/ld+json"], [src^="/modules/"]), iframe, object, base, style'
  expect(await page.locator(`main :is(${runnable})`).count()).toBe(0)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
}
