import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SearchAnswer } from '../../lib/search/types'
import { archiveOf } from '../support/archive'
import { startContentProcess } from '../support/content-process'
import type { RecordName } from '../support/content-server'
import { longArchive, median, memoryOf, repeatedly, textOf, timed } from '../support/measure'
import { freePort } from '../support/ports'
import { type Site, startSite } from '../support/site'

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

/** The search in 10,000 news, 5,000 events, 1,000 albums and 500 stories. */
export async function search(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-search-'))
  const service = await startContentProcess()
  const set = async (mark: string) => {
    const records = Object.entries(archiveOf(longArchive, mark))
    for (const [name, rows] of records) await service.set(name as RecordName, rows)
  }
  await set('First')
  const site = await startSite(await freePort(), {
    CONTENT_API_URL: service.url,
    REVALIDATE_SECRET: secret,
    DATA_DIR: folder,
  })
  try {
    const rows = [['first answer after the start', await timed(() => ask(site, 'First'))]]
    for (const question of questions) {
      const times = await repeatedly(() => timed(() => ask(site, question)))
      const { count } = await ask(site, question)
      rows.push([`“${question}”, ${count} results`, median(times)])
    }
    const quiet = await repeatedly(() => timed(() => textOf(site, '/contact')))
    rows.push(['a page meanwhile, nothing else to do', median(quiet)])
    await set('Second')
    rows.push(...(await whileRenewed(site)))
    return table([...rows, ['memory at the end, MB', await memoryOf(site)]])
  } finally {
    await site.stop()
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Every record has changed: how long until the first is found, and how long others wait meanwhile. */
async function whileRenewed(site: Site): Promise<[string, number][]> {
  const headers = { authorization: `Bearer ${secret}` }
  const body = JSON.stringify({ tag: 'news' })
  await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers, body })
  const waits: number[] = []
  const begin = performance.now()
  while ((await ask(site, 'Second')).count === 0) {
    if (performance.now() - begin > 60_000) throw new Error('The search was not renewed')
    for (let times = 0; times < 10; times++) {
      waits.push(await timed(() => textOf(site, '/contact')))
    }
  }
  return [
    ['all records changed: until the first is found', performance.now() - begin],
    ['a page meanwhile, median', median(waits)],
    ['a page meanwhile, slowest', Math.max(...waits)],
  ]
}

const ask = async (site: Site, question: string): Promise<SearchAnswer> =>
  JSON.parse(await textOf(site, `/api/search?q=${encodeURIComponent(question)}`))

const table = (rows: (string | number)[][]) =>
  [['', 'ms'], ['-', '-:'], ...rows.map(([name, ms]) => [name, (ms as number).toFixed(1)])]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
