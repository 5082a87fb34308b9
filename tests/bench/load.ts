import autocannon from 'autocannon'
import { markdownTable, milliseconds, quantile, withBuildCopy, withSite } from '../support/bench'
import type { Site } from '../support/servers/site'

const secret = 'a secret of the benchmark'
const seconds = 10
const tags = ['highlights', 'news', 'events', 'gallery', 'tabloid', 'notices', 'registrations']
const newPictures = 8

/**
 * Response times of pages while the server has other work: it regenerates all live pages every second, or resizes eight
 * new pictures of the content service. Needs a build.
 */
export const load = (): Promise<string> =>
  withBuildCopy((NEXT_DIST_DIR) =>
    withSite(
      async (site) => {
        await readPages(site)
        const quiet = await readPages(site)
        const stop = everySecond(() => revalidateAll(site))
        const busy = await readPages(site)
        stop()
        const [alone, withResizing] = await measureResizing(site)
        return [
          markdownTable(
            ['pages, 10 connections', 'requests/s', 'p50, ms', 'p99, ms', 'errors'],
            [
              ['nothing else', ...formatFigures(quiet)],
              ['all live pages regenerated each second', ...formatFigures(busy)],
              ['ratio', (busy.requests.average / quiet.requests.average).toFixed(2), '', '', ''],
            ],
          ),
          markdownTable(
            ['one page, every 5 ms', 'p50, ms', 'p99, ms', 'longest, ms'],
            [
              ['nothing else', ...formatTimes(alone)],
              [`${newPictures} new pictures resized`, ...formatTimes(withResizing)],
            ],
          ),
        ].join('\n\n')
      },
      { NEXT_DIST_DIR, REVALIDATE_SECRET: secret },
    ),
  )

const readPages = ({ url }: Site) =>
  autocannon({
    url,
    connections: 10,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip, br' },
    requests: ['/', '/news', '/events', '/about', '/fee-structure'].map((path) => ({ path })),
  })

const formatFigures = ({ requests, latency, errors, non2xx }: autocannon.Result) => [
  requests.average.toFixed(0),
  latency.p50.toFixed(0),
  latency.p99.toFixed(0),
  String(errors + non2xx),
]

async function revalidateAll({ url }: Site) {
  for (const tag of tags) {
    const headers = { authorization: `Bearer ${secret}` }
    const body = JSON.stringify({ tag })
    await (await fetch(`${url}/api/revalidate`, { method: 'POST', headers, body })).arrayBuffer()
  }
}

function everySecond(task: () => Promise<void>): () => void {
  const timer = setInterval(() => void task(), 1000)
  return () => clearInterval(timer)
}

/** @returns times of a page alone, and while pictures are resized that are not cached */
async function measureResizing(site: Site): Promise<[number[], number[]]> {
  const html = await (await fetch(`${site.url}/beyond-academic/events-gallery`)).text()
  const files = new Set(html.match(/%2Fapi%2Fimage%2F[^&"]+/g))
  const pictures = [...files].slice(0, newPictures)
  if (pictures.length < newPictures) throw new Error(`Only ${pictures.length} pictures found`)
  const quietUntil = performance.now() + 3000
  const alone = await timesWhile(site, () => performance.now() < quietUntil)
  let isResizing = true
  const resized = Promise.all(
    pictures.map(async (file) => {
      const picture = await fetch(`${site.url}/_next/image?url=${file}&w=1200&q=65`)
      if (!picture.ok) throw new Error(`${file} responds with ${picture.status}`)
      await picture.arrayBuffer()
    }),
  ).finally(() => (isResizing = false))
  const withResizing = await timesWhile(site, () => isResizing)
  await resized
  return [alone, withResizing]
}

/** Requests a page every 5 ms, also while earlier requests are pending. */
async function timesWhile({ url }: Site, shouldContinue: () => boolean): Promise<number[]> {
  const times: Promise<number>[] = []
  while (shouldContinue()) {
    times.push(milliseconds(async () => (await fetch(`${url}/about`)).arrayBuffer()))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return Promise.all(times)
}

const formatTimes = (times: number[]) =>
  [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)].map((time) => time.toFixed(1))
