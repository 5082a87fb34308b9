import { gzipSync } from 'node:zlib'
import { toIndianDay, now } from '../../lib/core/dates'
import {
  createArchive,
  type ArchiveSize,
  createId,
  shortArchive,
} from '../support/fixtures/archive'
import {
  longArchive,
  markdownTable,
  median,
  measureMemory,
  milliseconds,
  repeat,
  fetchText,
  withBuildCopy,
  withSite,
} from '../support/bench'
import { startContentProcess } from '../support/servers/content-process'
import type { RecordName } from '../support/servers/content-server'
import type { Site } from '../support/servers/site'

const secret = 'a secret of the benchmark'

/** Each page with the tag that revalidates it. */
const pages = {
  home: ['/', 'news'],
  news: ['/news', 'news'],
  events: ['/events', 'events'],
  gallery: ['/beyond-academic/events-gallery', 'gallery'],
  album: [`/beyond-academic/photo-categories?id=${createId(3, 0)}`, 'gallery'],
  tabloid: ['/tabloid', 'tabloid'],
} as const

const { year, month } = toIndianDay(now())
const endpoints = {
  'all news': '/news?year=all&part=list',
  'events of this month': `/events?year=${year}&month=${month}&part=list`,
  'news with “notice”': '/news?q=notice&part=list',
  'albums with “album”': `/beyond-academic/events-gallery?year=${year}&q=album&part=list`,
}

type Figures = Record<string, number>

/** 20,000 records. */
const largeArchive: ArchiveSize = { ...longArchive, news: 12_000, events: 6000, albums: 1500 }

/**
 * Compares a short archive with 20,000 records: size of each page, time to regenerate it, time of the list endpoints,
 * and memory, also after visitors have opened many records.
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
      withSite((site) => measureFigures(site, service, size, name), settings)
    try {
      const short = await measure(shortArchive, 'Short archive')
      return table(short, await measure(largeArchive, 'Long archive'))
    } finally {
      await service.stop()
    }
  })

type Service = Awaited<ReturnType<typeof startContentProcess>>

async function measureFigures(site: Site, service: Service, size: ArchiveSize, marker: string) {
  const figures: Figures = { 'memory after the start, MB': await measureMemory(site) }
  const records = createArchive(size, marker)
  for (const [name, rows] of Object.entries(records)) await service.set(name as RecordName, rows)
  for (const [name, [address, tag]] of Object.entries(pages)) {
    await measureRegeneration(site, address, tag, (html) => html.includes(marker))
    const html = await fetchText(site, address)
    figures[`${name}: HTML, kB`] = html.length / 1000
    figures[`${name}: HTML, kB gzip`] = gzipSync(html).length / 1000
  }
  for (const [name, [address, tag]] of Object.entries(pages)) {
    const times = await repeat(() => measureRegeneration(site, address, tag))
    figures[`${name}: regenerated, ms`] = median(times)
  }
  figures['news: regenerated after a change, ms'] = await measureChanges(site, service, records)
  for (const [name, address] of Object.entries(endpoints)) {
    const times = await repeat(() => milliseconds(() => fetchText(site, address)))
    figures[`request for ${name}, ms`] = median(times)
    figures[`request for ${name}, kB`] = (await fetchText(site, address)).length / 1000
  }
  figures['memory at the end, MB'] = await measureMemory(site)
  await openEverything(site, size)
  figures['memory after all was used, MB'] = await measureMemory(site)
  figures['memory at most, MB'] = await measureMemory(site, 'peak')
  return figures
}

/** Requests records that are not cached, searches and new pictures, twenty-two at a time. */
async function openEverything({ url }: Site, { news, events, stories, albums }: ArchiveSize) {
  const picture = (index: number) =>
    `/_next/image?url=${encodeURIComponent(`/api/image/albums/${index}.jpg`)}&w=1200&q=65`
  const rounds = 100
  for (let round = 0; round < rounds; round++) {
    const paths = Array.from({ length: 4 }, (_, place) => 4 * round + place).flatMap((index) => [
      `/news/${createId(1, index % news)}`,
      `/events/${createId(2, index % events)}`,
      `/tabloid/story-${index % stories}`,
      `/beyond-academic/photo-categories?id=${createId(3, index % albums)}`,
      picture(index),
    ])
    paths.push(`/search?q=number+${round}`, `/news?year=all&q=notice+${round}`)
    // Each visitor has another client address, so that no request is refused.
    const visit = async (path: string, visitor: number) => {
      const headers = { 'x-forwarded-for': `198.18.${round}.${visitor}` }
      return (await fetch(url + path, { headers })).arrayBuffer()
    }
    await Promise.all(paths.map(visit))
  }
}

/** Adds one news item each time. The site does not parse unchanged records again. */
async function measureChanges(site: Site, service: Service, { news = [] }: { news?: unknown[] }) {
  let rows = news
  const times = await repeat(async () => {
    const title = `Change ${rows.length}`
    rows = [{ ...(news[0] as object), _id: createId(1, rows.length), title }, ...rows]
    await service.set('news', rows)
    return measureRegeneration(site, '/news', 'news', (html) => html.includes(title))
  })
  return median(times)
}

/** @returns milliseconds from the first request of the stale page to the first response with the new one */
async function measureRegeneration(
  site: Site,
  address: string,
  tag: string,
  isNew: (html: string) => boolean = () => true,
): Promise<number> {
  // An album is not rendered before its first request.
  await fetchText(site, address)
  const response = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ tag }),
  })
  if (!response.ok) throw new Error(`The site refused to revalidate ${tag}: ${response.status}`)
  await response.arrayBuffer()
  const begin = performance.now()
  for (let tries = 0; performance.now() - begin < 60_000; tries++) {
    const response = await fetch(site.url + address)
    const html = await response.text()
    const isHit = response.headers.get('x-nextjs-cache') === 'HIT'
    if (tries > 0 && isHit && isNew(html)) return performance.now() - begin
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  throw new Error(`${address} was not regenerated within a minute`)
}

function table(short: Figures, long: Figures): string {
  const lines = Object.entries(long).map(([name, value]) => {
    const before = short[name]!
    return [name, before.toFixed(1), value.toFixed(1), (value / before).toFixed(2)]
  })
  return markdownTable(['', 'short archive', 'long archive', 'ratio'], lines)
}
