import autocannon from 'autocannon'
import { markdownTable, milliseconds, quantile, withBuildCopy, withSite } from '../support/bench'
import type { Site } from '../support/servers/site'

const secret = 'a secret of the benchmark'
const seconds = 10
const tags = ['highlights', 'news', 'events', 'gallery', 'tabloid', 'notices', 'registrations']
const coldPictures = 8

/**
 * Pages while the server has other work: all live pages made anew every second, and eight pictures of the content
 * service cut to size for the first time. Needs a build.
 */
export const load = (): Promise<string> =>
  withBuildCopy((NEXT_DIST_DIR) =>
    withSite(
      async (site) => {
        await readPages(site)
        const quiet = await readPages(site)
        const stop = everySecond(() => makeAllAnew(site))
        const meanwhile = await readPages(site)
        stop()
        const [alone, beside] = await besideColdPictures(site)
        return [
          markdownTable(
            ['pages read by 10 at once', 'requests/s', 'p50, ms', 'p99, ms', 'errors'],
            [
              ['nothing else', ...figuresOf(quiet)],
              ['all live pages made anew each second', ...figuresOf(meanwhile)],
              [
                'ratio',
                (meanwhile.requests.average / quiet.requests.average).toFixed(2),
                '',
                '',
                '',
              ],
            ],
          ),
          markdownTable(
            ['one page, every 5 ms', 'p50, ms', 'p99, ms', 'longest, ms'],
            [
              ['nothing else', ...timesOf(alone)],
              [`${coldPictures} cold pictures cut to size`, ...timesOf(beside)],
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

const figuresOf = ({ requests, latency, errors, non2xx }: autocannon.Result) => [
  requests.average.toFixed(0),
  latency.p50.toFixed(0),
  latency.p99.toFixed(0),
  String(errors + non2xx),
]

async function makeAllAnew({ url }: Site) {
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

/** @returns times of a page by itself, and while pictures are cut that nobody has asked for before */
async function besideColdPictures(site: Site): Promise<[number[], number[]]> {
  const html = await (await fetch(`${site.url}/beyond-academic/events-gallery`)).text()
  const files = new Set(html.match(/%2Fapi%2Fimage%2F[^&"]+/g))
  const pictures = [...files].slice(0, coldPictures)
  if (pictures.length < coldPictures) throw new Error(`Only ${pictures.length} pictures there`)
  const quietUntil = performance.now() + 3000
  const alone = await timesWhile(site, () => performance.now() < quietUntil)
  let isCutting = true
  const cut = Promise.all(
    pictures.map(async (file) => {
      const picture = await fetch(`${site.url}/_next/image?url=${file}&w=1200&q=65`)
      if (!picture.ok) throw new Error(`${file} answers ${picture.status}`)
      await picture.arrayBuffer()
    }),
  ).finally(() => (isCutting = false))
  const beside = await timesWhile(site, () => isCutting)
  await cut
  return [alone, beside]
}

/** Asks for a page every 5 ms, whether or not the answers before have come. */
async function timesWhile({ url }: Site, goesOn: () => boolean): Promise<number[]> {
  const times: Promise<number>[] = []
  while (goesOn()) {
    times.push(milliseconds(async () => (await fetch(`${url}/about`)).arrayBuffer()))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return Promise.all(times)
}

const timesOf = (times: number[]) =>
  [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)].map((time) => time.toFixed(1))
