import type { SearchResponse } from '../../lib/search/types'
import { createArchive } from '../support/fixtures/archive'
import {
  longArchive,
  markdownTable,
  median,
  measureMemory,
  milliseconds,
  quantile,
  repeat,
  fetchText,
  withSite,
} from '../support/bench'
import { startContentProcess } from '../support/servers/content-process'
import type { RecordName } from '../support/servers/content-server'
import type { Site } from '../support/servers/site'

/** Queries that match one page, a few records, or all of them: these have the most results to sort. */
const questions = [
  'fees of class 9',
  'trasnport',
  'inter-house event number 77',
  'n',
  'notice',
  'notise',
  'notice for parents number 5',
  'assembly hall parents seated gate',
]

const secret = 'a secret of the benchmark'
/** A prerendered page: its response time shows how long the search blocks the process. */
const page = '/contact'

/** The number of records that the search is designed for (docs/decisions/034). */
const archive = { ...longArchive, news: 3000, events: 1500, albums: 300, stories: 200 }

/** Times of the search in 5,000 records. */
export async function search(): Promise<string> {
  const service = await startContentProcess()
  const set = async (marker: string) => {
    const records = Object.entries(createArchive(archive, marker))
    for (const [name, rows] of records) await service.set(name as RecordName, rows)
  }
  try {
    await set('Kestrel')
    const settings = {
      CONTENT_API_URL: service.url,
      REVALIDATE_SECRET: secret,
      TRUST_PROXY: '1',
    }
    const rows = await withSite((site) => measureFigures(site, () => set('Heron')), settings)
    return markdownTable(
      ['', 'ms'],
      rows.map(([name, value]) => [name, value.toFixed(1)]),
    )
  } finally {
    await service.stop()
  }
}

type Row = [name: string, value: number]

async function measureFigures(site: Site, change: () => Promise<void>): Promise<Row[]> {
  const rows = await measureWithPage(site, 'ready after the start', () => query(site, 'Kestrel'))
  for (const question of questions) {
    const times = await repeat(() => milliseconds(() => query(site, question)))
    const { count } = await query(site, question)
    rows.push([`“${question}”, ${count} results`, median(times)])
  }
  for (const typed of ['fe', 'no', 'class 9 fees']) {
    const url = `/api/search?q=${encodeURIComponent(typed)}&as=suggestions`
    const times = await repeat(() => milliseconds(() => fetchText(site, url)))
    rows.push([`“${typed}”, suggestions`, median(times)])
  }
  const quiet = await repeat(() => milliseconds(() => fetchText(site, page)))
  rows.push(['a page, no other work', median(quiet)])
  await change()
  rows.push(
    ...(await measureWithPage(site, 'a new record in each list, until found', () =>
      waitForChange(site),
    )),
  )
  return [...rows, ['memory at the end, MB', await measureMemory(site)]]
}

/** Revalidates the news and waits until the search finds the changed title in all four lists. */
async function waitForChange(site: Site): Promise<void> {
  const headers = { authorization: `Bearer ${secret}` }
  const body = JSON.stringify({ tag: 'news' })
  await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers, body })
  const begin = performance.now()
  while ((await query(site, 'Heron')).count < 4) {
    if (performance.now() - begin > 60_000) throw new Error('The search index was not updated')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Measures a task, and the response times of a page meanwhile. */
async function measureWithPage(
  site: Site,
  name: string,
  task: () => Promise<unknown>,
): Promise<Row[]> {
  const waits: number[] = []
  let isOver = false
  const total = milliseconds(task).finally(() => (isOver = true))
  while (!isOver) waits.push(await milliseconds(() => fetchText(site, page)))
  return [
    [name, await total],
    ['a page meanwhile, median', median(waits)],
    ['a page meanwhile, one in twenty slower than', quantile(waits, 0.95)],
    ['a page meanwhile, slowest', Math.max(...waits)],
  ]
}

const query = async (site: Site, question: string): Promise<SearchResponse> =>
  JSON.parse(await fetchText(site, `/api/search?q=${encodeURIComponent(question)}`))
