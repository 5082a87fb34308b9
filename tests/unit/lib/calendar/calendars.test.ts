import ICAL from 'ical.js'
import { createCalendarFile } from '@/lib/calendar/calendar-file'
import { toEventEntry } from '@/lib/calendar/event-entry'
import { createScheduleCalendar } from '@/lib/calendar/schedule-calendar'
import type { SchoolEvent } from '@/lib/content/types'

const site = 'https://school.example'

const createEvent = (fields: Partial<SchoolEvent>): SchoolEvent => ({
  id: 'a1',
  title: 'Sports day',
  description: '',
  date: '2026-12-04T18:30:00.000Z',
  end: null,
  time: null,
  venue: '',
  images: [],
  attachments: [],
  ...fields,
})

const createFile = (...events: SchoolEvent[]) =>
  createCalendarFile({
    name: 'St Mary, Dooars; events',
    url: `${site}/events.ics`,
    stamp: new Date('2026-11-21T00:00:00Z'),
    entries: events.flatMap((event) => toEventEntry(event, site) ?? []),
    refreshSeconds: 21_600,
  })

const listEntries = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))

test('an event without a time is all-day and has no default time (R-EVENTS-4)', () => {
  const file = createFile(createEvent({}))
  const [event] = listEntries(file)
  expect(event!.startDate.toString()).toBe('2026-12-05')
  expect(event!.endDate.toString()).toBe('2026-12-06')
  expect(file).not.toMatch(/T0?8:?00/)
})

test('an event of several days ends on the day after its last', () => {
  const [event] = listEntries(createFile(createEvent({ end: '2026-12-06T18:30:00.000Z' })))
  expect([String(event!.startDate), String(event!.endDate)]).toEqual(['2026-12-05', '2026-12-08'])
})

test('a time is in Asia/Kolkata, which the file defines', () => {
  const file = createFile(createEvent({ time: '10:30 am to 1 pm' }))
  const [zone] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vtimezone')
  ICAL.TimezoneService.register(zone!)
  const [event] = listEntries(file)
  expect(event!.startDate.zone.tzid).toBe('Asia/Kolkata')
  expect(event!.startDate.toJSDate().toISOString()).toBe('2026-12-05T05:00:00.000Z')
  expect(event!.endDate.toJSDate().toISOString()).toBe('2026-12-05T07:30:00.000Z')
  expect(file).toContain('\r\nDTSTAMP:20261121T000000Z\r\n')
})

test('an event of several days is all-day, with its time in the description', () => {
  const time = '09:00 am to 1 pm'
  const fields = { end: '2026-12-05T18:30:00.000Z', time, description: 'Bring a bat.' }
  const [event] = listEntries(createFile(createEvent(fields)))
  expect([String(event!.startDate), String(event!.endDate)]).toEqual(['2026-12-05', '2026-12-07'])
  expect(event!.description).toBe('Time: 09:00 am to 1 pm\n\nBring a bat.')
})

test('a time that cannot be parsed is in the description', () => {
  const [event] = listEntries(createFile(createEvent({ time: 'After assembly' })))
  expect(event!.startDate.isDate).toBe(true)
  expect(event!.description).toBe('Time: After assembly')
})

test('the file has a name, a refresh interval and CRLF line endings', () => {
  const file = createFile(createEvent({}))
  const calendar = new ICAL.Component(ICAL.parse(file))
  expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT6H')
  expect(file).toMatch(/\r\nNAME:St Mary\\, Dooars\\; events\r\n/)
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/)
})

test('hostile, long and Bengali texts are preserved, in lines of 75 bytes', () => {
  const title = 'বার্ষিক ক্রীড়া প্রতিযোগিতা, সকলের জন্য; \\ '.repeat(4) + 'END:VEVENT'
  const description = 'One\nBEGIN:VEVENT\r\nTwo, three; four'
  const file = createFile(createEvent({ title, description, venue: 'Hall; "A"' }))
  const events = listEntries(file)
  expect(events).toHaveLength(1)
  expect(events[0]!.summary).toBe(title)
  expect(events[0]!.description.replaceAll('\r', '')).toBe(description.replaceAll('\r', ''))
  expect(events[0]!.location).toBe('Hall; "A"')
  const lines = file.split('\r\n')
  expect(file.replaceAll('\r\n', '')).not.toContain('\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})

test('an event has a permanent uid and a link to its page', () => {
  const [[one], [other]] = [
    listEntries(createFile(createEvent({}))),
    listEntries(createFile(createEvent({ title: 'Moved' }))),
  ]
  expect(one!.uid).toBe('event-a1@school.example')
  expect(other!.uid).toBe(one!.uid)
  expect(one!.component.getFirstPropertyValue('url')).toBe('https://school.example/events/a1')
})

test('an event without an id has a uid without special characters, and a link to its month', () => {
  const withoutId = createEvent({ id: null, title: 'Oath; \\ "lamp", and song' })
  const [one, other] = listEntries(createFile(withoutId, { ...withoutId, title: 'Oath' }))
  expect(one!.uid).toMatch(/^event-[\da-f]{24}@school\.example$/)
  expect(other!.uid).not.toBe(one!.uid)
  expect(listEntries(createFile(withoutId))[0]!.uid).toBe(one!.uid)
  expect(one!.component.getFirstPropertyValue('url')).toBe(`${site}/events?year=2026&month=12`)
})

test.each([null, 'invalid'] as const)(
  'an event with the date %s is not in the calendar',
  (date) => {
    expect(listEntries(createFile(createEvent({ date })))).toEqual([])
  },
)

test('the admission schedule has all dated steps, the certificate before April', () => {
  const events = listEntries(createScheduleCalendar(site))
  expect(events.map(({ startDate }) => String(startDate))).toEqual([
    '2025-10-08',
    '2026-03-31',
    '2026-04-30',
  ])
})
