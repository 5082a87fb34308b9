import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCorrections } from '@/lib/content/client/corrections'
import { createLastGood } from '@/lib/content/client/last-good'
import { createReader } from '@/lib/content/client/reader'
import { parseRecords } from '@/lib/content/schemas'
import { setClock } from '@/tests/unit/lib/enquiries/support/clock'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'corrections-'))))
afterEach(() => rmSync(folder, { recursive: true }))

type Row = Record<string, unknown>

const events = '/api/events/All/dvs'
const event: Row = {
  _id: '6affe2b65f3ac1d07e262952',
  title: 'Annual sports day',
  date: '2026-12-05T00:00:00.000Z',
  time: '09:00 am',
  venue: 'Main field',
  images: [],
  attachments: ['programme.pdf'],
}

/** Simulates a process of the site; `rows` is the current response of the provider. */
function start(provider: { rows: unknown }) {
  const reader = createReader({
    source: { origin: 'provider', read: async () => provider.rows, file: async () => undefined },
    lastGood: createLastGood(folder, 'provider'),
    reuseMilliseconds: 0,
    mark: createCorrections(),
  })
  return async (endpoint = events) => {
    const { body } = (await reader.read([endpoint], () => 'store')) as { body: Row[] }
    return body
  }
}

const firstDay = Date.parse('2026-11-20T09:00:00+05:30')
const correctedAt = '2026-11-26T03:30:00.000Z'

/** The correction that pages show after the provider has changed the event. */
async function correctionAfter(change: Row) {
  const provider: { rows: unknown } = { rows: [event] }
  const read = start(provider)
  setClock(firstDay)
  await read()
  setClock(Date.parse(correctedAt))
  provider.rows = [{ ...event, ...change }]
  return parseRecords('events', await read())[0]!.correction
}

it.each([
  [{ time: '10:30 am' }, ['time']],
  [{ venue: 'Assembly hall', date: '2026-12-06T00:00:00.000Z' }, ['date', 'place']],
  [{ attachments: ['programme-2.pdf'] }, ['document']],
])('%j is announced', async (change, fields) => {
  expect(await correctionAfter(change)).toEqual({ at: correctedAt, fields })
})

it.each([
  { title: 'Annual Sports Day' },
  { description: 'All classes run.' },
  { images: ['field.jpg'] },
  { attachments: ['programme.pdf', 'field.jpg'] },
  { date: '2026-12-05' },
  { toDate: null },
])('%j is not announced', async (change) => {
  expect(await correctionAfter(change)).toBeUndefined()
})

it('a record that is new, without an id or of another list has no correction', async () => {
  const provider: { rows: unknown } = { rows: [{ ...event, _id: null }] }
  const read = start(provider)
  await read()
  await read('/api/gallery/All/dvs')
  provider.rows = [event, { ...event, _id: null, time: '11:00 am' }]
  expect((await read()).map(({ correction }) => correction)).toEqual([undefined, undefined])
  await read('/api/gallery/All/dvs')
  provider.rows = [{ ...event, time: '11:00 am' }]
  expect((await read('/api/gallery/All/dvs'))[0]?.correction).toBeUndefined()
})

it('a correction survives a restart, and is the same in another instance', async () => {
  const provider = { rows: [event] }
  const read = start(provider)
  setClock(firstDay)
  await read()
  setClock(Date.parse(correctedAt))
  provider.rows = [{ ...event, time: '10:30 am' }]
  const [marked] = await read()
  setClock(Date.parse(correctedAt) + 3_600_000)
  provider.rows = structuredClone(provider.rows)
  const [afterRestart] = await start(provider)()
  expect(afterRestart).toEqual(marked)
  expect(afterRestart?.correction).toEqual({ at: correctedAt, fields: ['time'] })
})

it('an unchanged list stays the same object', async () => {
  const provider = { rows: [event] }
  const read = start(provider)
  await read()
  provider.rows = [{ ...event, time: '10:30 am' }]
  expect(await read()).toBe(await read())
})
