import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ICAL from 'ical.js'
import { schoolDays } from '@/content/data/school-year'
import {
  handleEvent,
  handleEventCalendar,
  handleSchoolCalendar,
  handleSchoolDay,
} from '@/lib/calendar/handlers'
import { listCalendarDays, buildSchoolDayName } from '@/lib/calendar/school-year'
import { listEvents } from '@/lib/content/collections'
import { findEvent } from '@/lib/content/find'
import type { SchoolEvent } from '@/lib/content/types'
import { env } from '@/lib/core/env'
import { live, none, schoolEvent } from '@/tests/support/fixtures/records'

jest.mock('@/content/data/school-year', () =>
  jest.requireActual('@/tests/fixtures/tables/school-year'),
)

jest.mock('@/lib/content/collections', () => ({ listEvents: jest.fn() }))
jest.mock('@/lib/content/find', () => ({ findEvent: jest.fn() }))
jest.mock('@/lib/core/dates', () => ({
  ...jest.requireActual<typeof import('@/lib/core/dates')>('@/lib/core/dates'),
  now: () => new Date('2026-11-21T06:00:00.000Z'),
}))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'calendar-'))
  jest.replaceProperty(env, 'dataDir', folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const readAt = '2026-11-20T04:35:00.000Z'
const soon = schoolEvent({ id: 'soon', date: '2026-12-04T18:30:00.000Z' })

const requestPath = async (lookup: Awaited<ReturnType<typeof findEvent>>) => {
  jest.mocked(findEvent).mockResolvedValue(lookup)
  return handleEvent('soon')
}

describe('the file of one event', () => {
  it('says when it was corrected, and what', async () => {
    const correction = {
      at: '2026-11-26T04:00:00.000Z',
      fields: ['time' as const, 'place' as const],
    }
    const moved = { ...soon, id: 'moved' }
    const record = { ...moved, correction }
    const responses = [
      await requestPath({ outcome: 'found', record: moved, source: 'live', readAt }),
      await requestPath({ outcome: 'found', record, source: 'live', readAt }),
    ]
    const [before, after] = await Promise.all(
      responses.map(async (response) => {
        const entry = ICAL.Component.fromString(await response.text()).getFirstSubcomponent(
          'vevent',
        )!
        return (name: string) => String(entry.getFirstPropertyValue(name))
      }),
    )
    expect(after!('last-modified')).toBe('2026-11-26T04:00:00Z')
    expect(after!('description')).toContain('Corrected on 26 November 2026: time, place')
    expect(Number(after!('sequence'))).toBeGreaterThan(Number(before!('sequence')))
  })

  it('is served from a saved copy too', async () => {
    const response = await requestPath({ outcome: 'found', record: soon, source: 'saved', readAt })
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/UID:event-soon@/)
  })

  it('is a 404 when the event is missing', async () => {
    const response = await requestPath({ outcome: 'missing' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it('is a 404 when the event has no date', async () => {
    const record = schoolEvent({ id: 'soon', date: 'invalid' })
    const response = await requestPath({ outcome: 'found', record, source: 'live', readAt })
    expect(response.status).toBe(404)
  })

  it('is a 503 when the service fails', async () => {
    const response = await requestPath({ outcome: 'failed', failure: 'Network Error' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})

describe('the calendar of all events', () => {
  it('contains the past year and all future events', async () => {
    const old = schoolEvent({ id: 'old', date: '2024-12-04T18:30:00.000Z' })
    const past = schoolEvent({ id: 'past', date: '2026-01-04T18:30:00.000Z' })
    jest.mocked(listEvents).mockResolvedValue(live(soon, past, old))
    const file = await (await handleEventCalendar()).text()
    expect(file.match(/UID:event-\w+/g)).toEqual(['UID:event-soon', 'UID:event-past'])
  })

  it('is a 503 when the service fails', async () => {
    jest.mocked(listEvents).mockResolvedValue(none)
    const response = await handleEventCalendar()
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})

describe('the calendar of the school year (R-YEAR-5)', () => {
  const schoolCalendar = (query = '') =>
    handleSchoolCalendar(new Request(`https://school.example/calendar.ics${query}`))
  const entriesOf = (file: string) =>
    new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))

  it('has the days of the school, the steps of admission and the events', async () => {
    jest.mocked(listEvents).mockResolvedValue(live(soon))
    const entries = entriesOf(await (await schoolCalendar()).text())
    const uids = entries.map(({ uid }) => uid.replace(/@.*/, ''))
    expect(new Set(uids).size).toBe(uids.length)
    expect(uids).toEqual([
      ...schoolDays.map((day) => `school-${buildSchoolDayName(day)}`),
      'admission-registration-2025',
      'admission-certificate-2026',
      'admission-certificate-latest-2026',
      'event-soon',
    ])
    const vacation = entries.find(({ summary }) => summary === 'Winter vacation')!
    expect([String(vacation.startDate), String(vacation.endDate)]).toEqual([
      '2026-12-24',
      '2027-01-03',
    ])
    expect(vacation.description).toBe('Holiday')
  })

  it('lists a day that is also an event once, with the time of the event', async () => {
    const event = schoolEvent({
      id: 'flag',
      title: 'Republic Day',
      date: '2027-01-25T18:30:00.000Z',
      time: '08:15 am',
    })
    jest.mocked(listEvents).mockResolvedValue(live(event))
    const entries = entriesOf(await (await schoolCalendar()).text())
    const [only, ...others] = entries.filter(({ summary }) => summary === 'Republic Day')
    expect(others).toEqual([])
    expect(only!.startDate.toString()).toBe('2027-01-26T08:15:00')
  })

  it('lists for a class what names it, and what names no class (R-CLASS-3)', async () => {
    const trip = schoolEvent({ id: 'trip', title: 'Class IX at the river', date: soon.date })
    jest.mocked(listEvents).mockResolvedValue(live(soon, trip))
    const summaries = async (query: string) =>
      entriesOf(await (await schoolCalendar(query)).text()).map(({ summary }) => summary)
    const [nine, nursery] = [await summaries('?class=9'), await summaries('?class=nursery')]
    expect(nine.filter((title) => !nursery.includes(title))).toEqual([
      'Second unit test',
      'Class IX at the river',
    ])
    expect(nursery).toContain('Winter vacation')
    expect(nine.join()).not.toContain('Registration')
  })

  const summariesOfClass = async (level: number, ...events: SchoolEvent[]) => {
    jest.mocked(listEvents).mockResolvedValue(live(...events))
    const file = await (await schoolCalendar(`?class=${level}`)).text()
    return entriesOf(file).map(({ summary }) => summary)
  }

  it.each([
    ['Class XII farewell', [12]],
    ['Farewell to Class XII', [12]],
    ['CLASS-XII: farewell', [12]],
    ['Farewell, Classes XI and XII', [11, 12]],
    ['Classes XI & XII farewell', [11, 12]],
    ['Farewell of Classes X to XII', [10, 11, 12]],
    ['Farewell', [9, 10, 11, 12]],
  ])(
    'lists the event "%s" only for the classes of its title (R-CLASS-3)',
    async (title, levels) => {
      const farewell = schoolEvent({ id: 'farewell', title, date: soon.date })
      const listing = []
      for (const level of [9, 10, 11, 12]) {
        if ((await summariesOfClass(level, farewell)).includes(title)) listing.push(level)
      }
      expect(listing).toEqual(levels)
    },
  )

  it('lists an event in place of a day of the school only for the classes of that day', async () => {
    // The note of the day says "Classes III to XII".
    const test = schoolEvent({
      id: 'test',
      title: 'Second unit test begins',
      date: '2026-12-06T18:30:00.000Z',
    })
    expect(await summariesOfClass(3, test)).toContain(test.title)
    expect(await summariesOfClass(2, test)).not.toContain(test.title)
  })

  it('is a 503 when the service fails, so that calendar apps keep their data', async () => {
    jest.mocked(listEvents).mockResolvedValue(none)
    const response = await schoolCalendar()
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })

  it('has each day as a file of its own, with the same uid', async () => {
    for (const day of schoolDays) {
      const response = handleSchoolDay(buildSchoolDayName(day))
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      const [entry, ...others] = entriesOf(await response.text())
      expect(others).toEqual([])
      expect(entry!.uid).toMatch(`school-${buildSchoolDayName(day)}@`)
      expect([entry!.summary, String(entry!.startDate)]).toEqual([day.title, day.first])
    }
  })

  it('has a step of admission as a file of its own, too', async () => {
    const title = 'Last day for the transfer certificate'
    const { file } = listCalendarDays([]).find((day) => day.title === title)!
    const entries = entriesOf(await handleSchoolDay(file!.split('/').at(-1)!).text())
    expect(entries.map(({ uid, startDate }) => [uid.split('@')[0], String(startDate)])).toEqual([
      ['admission-certificate-latest-2026', '2026-04-30'],
    ])
  })

  it.each(['holiday-2026-04-31', '', '../events', 'admission-certificate-latest-2025'])(
    'is a 404 for the day %j',
    (name) => {
      expect(handleSchoolDay(name).status).toBe(404)
    },
  )
})

describe('the sequence number of an event', () => {
  const sequencesIn = (file: string) =>
    file.match(/SEQUENCE:\d+/g)!.map((line) => Number(line.slice(9)))
  const calendar = async (...events: SchoolEvent[]) => {
    jest.mocked(listEvents).mockResolvedValue(live(...events))
    return sequencesIn(await (await handleEventCalendar()).text())
  }
  const other = schoolEvent({ id: 'other', date: '2026-12-05T18:30:00.000Z' })

  it('grows with each change of the event, in all files', async () => {
    expect(await calendar(soon, other)).toEqual([0, 0])
    expect(await calendar(soon, other)).toEqual([0, 0])
    const moved = { ...soon, date: '2026-12-06T18:30:00.000Z' }
    const [first, unchanged] = await calendar(moved, other)
    expect([first! > 0, unchanged]).toEqual([true, 0])
    expect(await calendar(moved, other)).toEqual([first, 0])
    const renamed = { ...moved, venue: 'Another hall' }
    const found = { outcome: 'found', record: renamed, source: 'live', readAt } as const
    const [second] = sequencesIn(await (await requestPath(found)).text())
    expect(second).toBeGreaterThan(first!)
    expect(await calendar(renamed, other)).toEqual([second, 0])
  })

  it('continues after a restart, and after its file was lost', async () => {
    await calendar(soon)
    const moved = { ...soon, date: '2026-12-06T18:30:00.000Z' }
    const [first] = await calendar(moved)
    rmSync(path.join(folder, 'calendar-sequences.json'))
    delete (globalThis as { [key: symbol]: unknown })[
      Symbol.for('school-website.calendar-sequences')
    ]
    await calendar(moved)
    const [second] = await calendar(soon)
    expect(second).toBeGreaterThanOrEqual(first!)
  })
})
