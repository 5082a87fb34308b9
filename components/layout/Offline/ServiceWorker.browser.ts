/**
 * Opens a few pages without a network, with the last alert (R-OFFLINE). The network always comes first; a copy names
 * its time. `app/service-worker.js` serves it.
 */
import { savesData } from '@/lib/browser/preferences'
import { now, timeZone } from '@/lib/core/dates'
import { fillIn } from '@/lib/core/fill-in'
import type { OfflineCopies } from '@/lib/core/offline-copies'

/** The parts of `lib.webworker.d.ts` that it uses: that library conflicts with the one for pages. */
type Lifecycle = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetch = Lifecycle & {
  request: Request
  clientId: string
  resultingClientId: string
  preloadResponse?: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}
type Worker = {
  copies: OfflineCopies
  skipWaiting: () => Promise<void>
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { includeUncontrolled: true }) => Promise<readonly { url: string }[]>
  }
  addEventListener: ((type: 'fetch', listener: (event: Fetch) => void) => void) &
    ((type: 'install' | 'activate', listener: (event: Lifecycle) => void) => void)
}
const worker = self as unknown as Worker
const { pages, visited, fallbacks, sheet, notices } = worker.copies

/** Age after which a stored page is fetched again, when the visitor opens any page. */
const freshMilliseconds = 6 * 3_600_000
/** Time after which a stored page is shown instead of waiting for the network. */
const waitMilliseconds = 10_000
const maxVisited = 20
/** Statuses with which nginx responds while the site is down. */
const unreachable = [502, 503, 504]

/** Open pages that came from a copy. Their files come from the copy, too. */
const offlineClients = new Set<string>()

const openCopies = () => caches.open('offline')

/** Returns the language of a path. English, the first one, has no segment in its paths. */
function getPathLanguage(path: string): string {
  const [first = '', ...codes] = Object.keys(pages)
  return codes.find((code) => `${path}/`.startsWith(`/${code}/`)) ?? first
}

const alertPath = (language: string) =>
  language === Object.keys(pages)[0] ? '/alert' : `/alert?in=${language}`

const isVisited = (path: string) => visited.some((folder) => path.startsWith(folder))

const mayStore = (path: string) => pages[getPathLanguage(path)]!.includes(path) || isVisited(path)

/** When the site sent a copy, by the site's clock. */
const readTime = (copy: Response) => Date.parse(copy.headers.get('date')!)
/** When this device stored it, by its own clock, which may differ. */
const storedAt = 'x-stored'

function createCopy(html: string, response: Response): Response {
  const headers = new Headers(response.headers)
  const time = now().toUTCString()
  headers.set(storedAt, time)
  if (!headers.has('date')) headers.set('date', time)
  // They describe the bytes that were sent.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(html, { headers })
}

const filePattern =
  /(?:src|href|data-[\w-]+)="(\/(?:modules|_next\/static|icons)\/[^"#]+|\/[\w-]+\.svg[^"#]*)/g
/** Scripts, styles, fonts and icons of a page. */
const findFiles = (html: string) => [
  ...new Set([...html.matchAll(filePattern)].map(([, file]) => file!)),
]

const alertsPattern = /(<div id="alerts"[^>]*>)[^]*?(?=<\/div>)/

/** Stores the files that are not stored yet. */
async function storeFiles(cache: Cache, files: readonly string[]) {
  for (const file of files) if (!(await cache.match(file))) await cache.add(file)
}

/** Stores a page without its alerts, which are stored separately. */
async function storePage(path: string, response: Response) {
  const html = await response.text()
  // From another server, such as the login page of a network.
  if (!alertsPattern.test(html)) return
  const cache = await openCopies()
  await storeFiles(cache, findFiles(html))
  await cache.put(path, createCopy(html.replace(alertsPattern, '$1'), response))
}

async function fetchPage(path: string) {
  const response = await fetch(path, { cache: 'no-cache', credentials: 'omit' })
  if (response.ok && !response.redirected) await storePage(path, response)
}

/** Stores the pages of a language that are missing or old. */
async function refresh(language: string) {
  const cache = await openCopies()
  let isChanged = false
  for (const path of pages[language]!) {
    const copy = await cache.match(path)
    const age = now().getTime() - Date.parse(copy?.headers.get(storedAt) ?? '')
    // A copy dated in the future was stored while the clock was ahead.
    if (age >= 0 && age < freshMilliseconds) continue
    await fetchPage(path)
    isChanged = true
  }
  if (isChanged) await removeUnused(cache)
}

/** Removes the oldest visited pages when there are too many, and the files that no page uses. */
async function removeUnused(cache: Cache) {
  const used = new Set([sheet, ...Object.values(fallbacks), ...Object.values(pages).flat()])
  const opened: string[] = []
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url)
    if (pathname === '/alert') used.add(pathname + search)
    if (isVisited(pathname)) opened.push(pathname)
  }
  for (const path of [...opened.slice(-maxVisited), ...used]) {
    used.add(path)
    const copy = path === sheet ? undefined : await cache.match(path)
    for (const file of findFiles((await copy?.text()) ?? '')) used.add(file)
  }
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!used.has(pathname + search)) await cache.delete(request)
  }
}

/** Stores the pages of the languages in which pages are open, and the open pages. */
async function storeFirstPages() {
  const open = await worker.clients.matchAll({ includeUncontrolled: true })
  const paths = open.map(({ url }) => new URL(url).pathname)
  const languages = new Set(paths.map(getPathLanguage))
  for (const language of languages) await fetchAlert(alertPath(language))
  if (savesData()) return
  for (const path of paths) if (isVisited(path)) await fetchPage(path)
  for (const language of languages) await refresh(language)
}

worker.addEventListener('install', (event) => {
  const store = async () => {
    const cache = await openCopies()
    for (const path of Object.values(fallbacks)) {
      const response = await fetch(path)
      if (!response.ok) throw new Error(`${path} has status ${response.status}.`)
      await storePage(path, response)
    }
    await storeFiles(cache, [sheet])
    // What is missing is stored with the next page that is opened.
    await storeFirstPages().catch(() => undefined)
    await worker.skipWaiting()
  }
  event.waitUntil(store())
})

// Pages wait while a worker activates.
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request, clientId } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    // The desk itself says what it has stored.
    if (!/^\/(?:desk|api)(?:\/|$)/.test(pathname)) event.respondWith(openPage(event, pathname))
  } else if (pathname === '/alert') event.respondWith(fetchAlert(pathname + search, request))
  else if (offlineClients.has(clientId)) event.respondWith(openFile(request))
})

/** Fetches the alerts from the network only, because the page shows them as current. Stores the response. */
async function fetchAlert(path: string, request: RequestInfo = path): Promise<Response> {
  const response = await fetch(request)
  const html = response.ok ? await response.clone().text() : undefined
  // Anything else is from another server, such as the login page of a network.
  if (html === '' || html?.includes('data-version=')) {
    const store = async () => {
      const cache = await openCopies()
      await storeFiles(cache, findFiles(html))
      await cache.put(path, createCopy(html, response))
    }
    // A full disk must not keep an alert from the page that requested it.
    await store().catch(() => undefined)
  }
  return response
}

const openFile = async (request: Request) =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

async function openPage(event: Fetch, path: string): Promise<Response> {
  const cache = await openCopies()
  const copy = await cache.match(path)
  const network = Promise.resolve(event.preloadResponse).then(
    (response) => response ?? fetch(event.request),
  )
  const timer = new Promise<undefined>((then) => setTimeout(then, waitMilliseconds))
  const response = await (copy ? Promise.race([network, timer]) : network).catch(() => undefined)
  if (response && !(copy && unreachable.includes(response.status))) {
    if (response.ok && !response.redirected && mayStore(path) && !new URL(response.url).search)
      event.waitUntil(storePage(path, response.clone()).catch(() => undefined))
    if (!savesData()) event.waitUntil(refresh(getPathLanguage(path)).catch(() => undefined))
    return response
  }
  const language = getPathLanguage(path)
  const page = copy ?? (await cache.match(fallbacks[language]!))
  if (!page) return Response.error()
  offlineClients.add(event.resultingClientId)
  return withNotice(page, await cache.match(alertPath(language)), language, copy !== undefined)
}

/** Returns a copy with the last known alerts, and a line with the times of both. */
async function withNotice(
  page: Response,
  alerts: Response | undefined,
  language: string,
  isCopy: boolean,
): Promise<Response> {
  const words = notices[language]!
  const moment = new Intl.DateTimeFormat(words.tag, {
    timeZone,
    numberingSystem: 'latn',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
  const say = (text: string, from: Response) =>
    fillIn(text, { time: moment.format(readTime(from)).replace(/(\d)\s/g, '$1\u00a0') })
  const bar = (await alerts?.text()) ?? ''
  const text = [
    isCopy && say(words.page, page),
    alerts && say(bar ? words.alert : words.noAlert, alerts),
    words.call,
  ]
  const notice = `<link rel="stylesheet" href="${sheet}"><p id="offline" role="status">${text.filter(Boolean).join(' ')}</p>`
  const html = (await page.text()).replace(
    alertsPattern,
    (_slot, opening: string) => notice + opening + bar,
  )
  return new Response(html, { headers: page.headers })
}
