import { gzipSync } from 'node:zlib'
import { dayOf, now } from '../../lib/core/dates'
import { archiveOf, type ArchiveSize, idOf, shortArchive } from '../support/fixtures/archive'
import {
  longArchive,
  markdownTable,
  median,
  memoryOf,
  milliseconds,
  repeatedly,
  textOf,
  withBuildCopy,
  withSite,
} from '../support/bench'
import { startContentProcess } from '../support/servers/content-process'
import type { RecordName } from '../support/servers/content-server'
import type { Site } from '../support/servers/site'

const secret = 'a secret of the benchmark'

/** Each screen with the tag that makes it anew. */
const screens = {
  home: ['/', 'news'],
  news: ['/news', 'news'],
  events: ['/events', 'events'],
  gallery: ['/beyond-academic/events-gallery', 'gallery'],
  album: [`/beyond-academic/photo-categories?id=${idOf(3, 0)}`, 'gallery'],
  tabloid: ['/tabloid', 'tabloid'],
} as const

const { year, month } = dayOf(now())
const calls = {
  'all news': '/api/lists/news',
  'events of this month': `/api/lists/events?year=${year}&month=${month}`,
  'news with “notice”': '/api/lists/news?q=notice',
  'albums with “album”': `/api/lists/gallery?year=${year}&q=album`,
}

type Figures = Record<string, number>

/** 20,000 records. */
const largeArchive: ArchiveSize = { ...longArchive, news: 12_000, events: 6000, albums: 1500 }

/**
 * Every screen with what its first view shows, beside the same with 20,000 records: weight, time to regenerate it,
 * time of the list calls, memory, also while visitors use all of it.
 */
export const archive = (): Promise<string> =>
  withBuildCopy(async (NEXT_DIST_DIR) => {
    const service = await startContentProcess()
    const settings = {
      NEXT_DIST_DIR,
      CONTENT_API_URL: service.url,
      REVALIDATE_SECRET: secret,
      TRUST_PROXY: '1',
    }
    const measure = (size: ArchiveSize, name: string) =>
      withSite((site) => figuresOf(site, service, size, name), settings)
    try {
      const short = await measure(shortArchive, 'Short archive')
      return table(short, await measure(largeArchive, 'Long archive'))
    } finally {
      await service.stop()
    }
  })

type Service = Awaited<ReturnType<typeof startContentProcess>>

async function figuresOf(site: Site, service: Service, size: ArchiveSize, mark: string) {
  const figures: Figures = { 'memory after the start, MB': await memoryOf(site) }
  const records = archiveOf(size, mark)
  for (const [name, rows] of Object.entries(records)) await service.set(name as RecordName, rows)
  for (const [name, [address, tag]] of Object.entries(screens)) {
    await makeAnew(site, address, tag, (html) => html.includes(mark))
    const html = await textOf(site, address)
    figures[`${name}: HTML, kB`] = html.length / 1000
    figures[`${name}: HTML, kB gzip`] = gzipSync(html).length / 1000
  }
  for (const [name, [address, tag]] of Object.entries(screens)) {
    const times = await repeatedly(() => makeAnew(site, address, tag))
    figures[`${name}: made anew, ms`] = median(times)
  }
  figures['news: made anew after a change, ms'] = await afterChanges(site, service, records)
  for (const [name, address] of Object.entries(calls)) {
    const times = await repeatedly(() => milliseconds(() => textOf(site, address)))
    figures[`call for ${name}, ms`] = median(times)
    figures[`call for ${name}, kB`] = (await textOf(site, address)).length / 1000
  }
  figures['memory at the end, MB'] = await memoryOf(site)
  await openEverything(site, size)
  figures['memory after all was used, MB'] = await memoryOf(site)
  figures['memory at most, MB'] = await memoryOf(site, 'peak')
  return figures
}

/** Records that nobody has opened, searches, and new pictures, twenty at a time. */
async function openEverything({ url }: Site, { news, events, stories, albums }: ArchiveSize) {
  const picture = (index: number) =>
    `/_next/image?url=${encodeURIComponent(`/api/image/albums/${index}.jpg`)}&w=1200&q=65`
  const rounds = 100
  for (let round = 0; round < rounds; round++) {
    const paths = Array.from({ length: 4 }, (_, place) => 4 * round + place).flatMap((index) => [
      `/news/${idOf(1, index % news)}`,
      `/events/${idOf(2, index % events)}`,
      `/tabloid/story-${index % stories}`,
      `/beyond-academic/photo-categories?id=${idOf(3, index % albums)}`,
      picture(index),
    ])
    paths.push(`/search?q=number+${round}`, `/news?year=all&q=notice+${round}`)
    // Each visitor has an address of its own, so that none is refused.
    const visit = async (path: string, visitor: number) => {
      const headers = { 'x-forwarded-for': `198.18.${round}.${visitor}` }
      return (await fetch(url + path, { headers })).arrayBuffer()
    }
    await Promise.all(paths.map(visit))
  }
}

/** One news item more each time: what has not changed need not be read anew. */
async function afterChanges(site: Site, service: Service, { news = [] }: { news?: unknown[] }) {
  let rows = news
  const times = await repeatedly(async () => {
    const title = `Change ${rows.length}`
    rows = [{ ...(news[0] as object), _id: idOf(1, rows.length), title }, ...rows]
    await service.set('news', rows)
    return makeAnew(site, '/news', 'news', (html) => html.includes(title))
  })
  return median(times)
}

/** @returns milliseconds from the request that finds the page stale to the first that gets a new one */
async function makeAnew(
  site: Site,
  address: string,
  tag: string,
  isNew: (html: string) => boolean = () => true,
): Promise<number> {
  // An album is not made before it is first asked for.
  await textOf(site, address)
  const order = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ tag }),
  })
  if (!order.ok) throw new Error(`The site refused to make ${tag} anew: ${order.status}`)
  await order.arrayBuffer()
  const begin = performance.now()
  for (let tries = 0; performance.now() - begin < 60_000; tries++) {
    const response = await fetch(site.url + address)
    const html = await response.text()
    const isHit = response.headers.get('x-nextjs-cache') === 'HIT'
    if (tries > 0 && isHit && isNew(html)) return performance.now() - begin
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  throw new Error(`${address} was not made anew within a minute`)
}

function table(short: Figures, long: Figures): string {
  const lines = Object.entries(long).map(([name, value]) => {
    const before = short[name]!
    return [name, before.toFixed(1), value.toFixed(1), (value / before).toFixed(2)]
  })
  return markdownTable(['', 'short archive', 'long archive', 'ratio'], lines)
}
