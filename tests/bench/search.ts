import type { SearchAnswer } from '../../lib/search/types'
import { archiveOf } from '../support/archive'
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
import { startContentProcess } from '../support/content-process'
import type { RecordName } from '../support/content-server'
import type { Site } from '../support/site'

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

/** The search in 10,000 news, 5,000 events, 1,000 albums and 500 stories. */
export async function search(): Promise<string> {
  const service = await startContentProcess()
  const set = async (mark: string) => {
    const records = Object.entries(archiveOf(longArchive, mark))
    for (const [name, rows] of records) await service.set(name as RecordName, rows)
  }
  try {
    await set('First')
    const settings = { CONTENT_API_URL: service.url, REVALIDATE_SECRET: secret }
    const rows = await withSite((site) => figuresOf(site, () => set('Second')), settings)
    return markdownTable(
      ['', 'ms'],
      rows.map(([name, value]) => [name, value.toFixed(1)]),
    )
  } finally {
    await service.stop()
  }
}

type Row = [name: string, value: number]

async function figuresOf(site: Site, changeAll: () => Promise<void>): Promise<Row[]> {
  const rows: Row[] = [
    ['first answer after the start', await milliseconds(() => ask(site, 'First'))],
  ]
  for (const question of questions) {
    const times = await repeatedly(() => milliseconds(() => ask(site, question)))
    const { count } = await ask(site, question)
    rows.push([`“${question}”, ${count} results`, median(times)])
  }
  const quiet = await repeatedly(() => milliseconds(() => textOf(site, page)))
  rows.push(['a page, nothing else to do', median(quiet)])
  await changeAll()
  rows.push(...(await whileRenewed(site)))
  return [...rows, ['memory at the end, MB', await memoryOf(site)]]
}

/** Every record has changed: how long until the first is found, and how long others wait meanwhile. */
async function whileRenewed(site: Site): Promise<Row[]> {
  const headers = { authorization: `Bearer ${secret}` }
  const body = JSON.stringify({ tag: 'news' })
  await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers, body })
  const waits: number[] = []
  const begin = performance.now()
  while ((await ask(site, 'Second')).count === 0) {
    if (performance.now() - begin > 60_000) throw new Error('The search was not renewed')
    for (let times = 0; times < 10; times++) {
      waits.push(await milliseconds(() => textOf(site, page)))
    }
  }
  return [
    ['all records changed: until the first is found', performance.now() - begin],
    ['a page meanwhile, median', median(waits)],
    ['a page meanwhile, one in twenty slower than', quantile(waits, 0.95)],
    ['a page meanwhile, slowest', Math.max(...waits)],
  ]
}

const ask = async (site: Site, question: string): Promise<SearchAnswer> =>
  JSON.parse(await textOf(site, `/api/search?q=${encodeURIComponent(question)}`))
