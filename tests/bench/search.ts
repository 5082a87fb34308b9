import type { SearchResponse } from '../../lib/search/types'
import { archiveOf } from '../support/fixtures/archive'
import {
  longArchive,
  markdownTable,
  median,
  memoryOf,
  milliseconds,
  quantile,
  repeatedly,
  textOf,
  withSite,
} from '../support/bench'
import { startContentProcess } from '../support/servers/content-process'
import type { RecordName } from '../support/servers/content-server'
import type { Site } from '../support/servers/site'

/** Words of one page, of few records, and of all of them: there the most has to be put in order. */
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
/** Made at build time: what it takes longer, it waits for the process. */
const page = '/contact'

/** As many records as the search is for (docs/decisions/034). */
const archive = { ...longArchive, news: 3000, events: 1500, albums: 300, stories: 200 }

/** The search in 5,000 records. */
export async function search(): Promise<string> {
  const service = await startContentProcess()
  const set = async (mark: string) => {
    const records = Object.entries(archiveOf(archive, mark))
    for (const [name, rows] of records) await service.set(name as RecordName, rows)
  }
  try {
    await set('Kestrel')
    const settings = { CONTENT_API_URL: service.url, REVALIDATE_SECRET: secret }
    const rows = await withSite((site) => figuresOf(site, () => set('Heron')), settings)
    return markdownTable(
      ['', 'ms'],
      rows.map(([name, value]) => [name, value.toFixed(1)]),
    )
  } finally {
    await service.stop()
  }
}

type Row = [name: string, value: number]

async function figuresOf(site: Site, change: () => Promise<void>): Promise<Row[]> {
  const rows = await whileAwaited(site, 'made ready after the start', () => ask(site, 'Kestrel'))
  for (const question of questions) {
    const times = await repeatedly(() => milliseconds(() => ask(site, question)))
    const { count } = await ask(site, question)
    rows.push([`“${question}”, ${count} results`, median(times)])
  }
  const quiet = await repeatedly(() => milliseconds(() => textOf(site, page)))
  rows.push(['a page, nothing else to do', median(quiet)])
  await change()
  rows.push(
    ...(await whileAwaited(site, 'a new record in each list, until found', () => renew(site))),
  )
  return [...rows, ['memory at the end, MB', await memoryOf(site)]]
}

/** A record of each list has another title: found when the last list has been followed. */
async function renew(site: Site): Promise<void> {
  const headers = { authorization: `Bearer ${secret}` }
  const body = JSON.stringify({ tag: 'news' })
  await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers, body })
  const begin = performance.now()
  while ((await ask(site, 'Heron')).count < 4) {
    if (performance.now() - begin > 60_000) throw new Error('The search was not renewed')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** How long something takes, and how long others wait for a page meanwhile. */
async function whileAwaited(
  site: Site,
  name: string,
  task: () => Promise<unknown>,
): Promise<Row[]> {
  const waits: number[] = []
  let isOver = false
  const whole = milliseconds(task).finally(() => (isOver = true))
  while (!isOver) waits.push(await milliseconds(() => textOf(site, page)))
  return [
    [name, await whole],
    ['a page meanwhile, median', median(waits)],
    ['a page meanwhile, one in twenty slower than', quantile(waits, 0.95)],
    ['a page meanwhile, slowest', Math.max(...waits)],
  ]
}

const ask = async (site: Site, question: string): Promise<SearchResponse> =>
  JSON.parse(await textOf(site, `/api/search?q=${encodeURIComponent(question)}`))
