import {
  listCalendarDays,
  dayKinds,
  groupByMonth,
  findNextDays,
  getSchoolYear,
} from '@/lib/calendar/school-year'
import { parseIsoDay } from '@/lib/core/dates'
import { schoolEvent } from '@/tests/support/fixtures/records'

jest.mock('@/content/data/school-year', () =>
  jest.requireActual('@/tests/fixtures/tables/school-year'),
)

const getSessionAt = (day: string) => getSchoolYear(parseIsoDay(day))
const titles = (days: readonly { title: string }[]) => days.map(({ title }) => title)

describe('the session', () => {
  it.each([
    ['2026-04-01', '2026-27'],
    ['2026-11-24', '2026-27'],
    ['2027-03-31', '2026-27'],
    ['2027-04-01', '2027-28'],
    ['2099-12-31', '2099-00'],
  ])('of %s is %s', (day, name) => {
    expect(getSessionAt(day).name).toBe(name)
  })

  it('has twelve months, from April to March', () => {
    const months = groupByMonth(getSessionAt('2027-01-01'), [])
    expect(months.map(({ year, month }) => `${year}-${month}`)).toEqual([
      '2026-4',
      '2026-5',
      '2026-6',
      '2026-7',
      '2026-8',
      '2026-9',
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-1',
      '2027-2',
      '2027-3',
    ])
  })
})

describe('the days of the calendar', () => {
  it('have every kind, with a way to its page or its calendar file', () => {
    const days = listCalendarDays([schoolEvent({ id: 'x', date: '2026-12-05T03:00:00.000Z' })])
    expect(new Set(days.map(({ kind }) => kind))).toEqual(new Set(dayKinds))
    expect(days.filter(({ file }) => !file)).toEqual([])
    const firsts = days.map(({ first }) => first)
    expect(firsts).toEqual(firsts.toSorted())
  })

  it('have an event on its day in Asia/Kolkata, up to its last day', () => {
    const event = schoolEvent({
      id: 'x',
      title: 'Kite week',
      date: '2026-12-31T18:30:00.000Z',
      end: '2027-01-02T18:29:00.000Z',
      time: '09:00 am',
      venue: 'Lower field',
    })
    expect(listCalendarDays([event]).find(({ title }) => title === 'Kite week')).toEqual({
      kind: 'event',
      first: '2027-01-01',
      last: '2027-01-02',
      title: 'Kite week',
      note: '09:00 am, Lower field',
      href: '/events/x',
      file: '/events/x.ics',
    })
  })

  it('have no event without a day, and one day for an event that ends before it begins', () => {
    const lost = schoolEvent({ title: 'Lost', date: 'invalid' })
    const wrong = schoolEvent({
      title: 'Wrong',
      date: '2026-12-05T03:00:00.000Z',
      end: '2026-12-01T03:00:00.000Z',
    })
    const days = listCalendarDays([lost, wrong])
    expect(titles(days)).not.toContain('Lost')
    expect(days.find(({ title }) => title === 'Wrong')).toMatchObject({
      first: '2026-12-05',
      last: '2026-12-05',
    })
  })

  it('show an event that is also a day of the school once, and lead to the event (R-YEAR-2)', () => {
    const event = schoolEvent({
      id: 'flag',
      title: 'Republic Day parade',
      date: '2027-01-25T18:30:00.000Z',
    })
    const shown = listCalendarDays([event]).filter(({ first }) => first === '2027-01-26')
    expect(shown).toEqual([
      expect.objectContaining({
        kind: 'holiday',
        title: 'Republic Day',
        note: 'No lessons',
        href: '/events/flag',
        file: '/events/flag.ics',
      }),
    ])
  })

  it('keep an event of another day with the same title', () => {
    const event = schoolEvent({ title: 'Republic Day', date: '2027-01-24T18:30:00.000Z' })
    const shown = listCalendarDays([event]).filter(({ title }) => title === 'Republic Day')
    expect(shown.map(({ first }) => first)).toEqual(['2027-01-25', '2027-01-26'])
  })

  it('are in each month that they touch (R-YEAR-2)', () => {
    const months = groupByMonth(getSessionAt('2026-11-24'), listCalendarDays([]))
    const withVacation = months.filter(({ days }) => titles(days).includes('Winter vacation'))
    expect(withVacation.map(({ month }) => month)).toEqual([12, 1])
  })
})

describe('the next days (R-YEAR-4)', () => {
  const next = (today: string) =>
    findNextDays(listCalendarDays([]), today).map(({ title, first }) => `${title} ${first}`)

  it.each([
    ['2026-11-24', ['Second unit test 2026-12-07', 'Parent-teacher meeting 2026-12-12']],
    // The first and the last day of a vacation, and the day after it.
    ['2026-12-24', ['Winter vacation 2026-12-24', 'Pre-board examination 2027-01-11']],
    ['2027-01-02', ['Winter vacation 2026-12-24', 'Pre-board examination 2027-01-11']],
    ['2027-01-03', ['Pre-board examination 2027-01-11', 'Republic Day 2027-01-26']],
    ['2027-01-22', ['Pre-board examination 2027-01-11', 'Republic Day 2027-01-26']],
    ['2027-01-23', ['Republic Day 2027-01-26', 'Annual examination 2027-02-25']],
  ])('on %s are %j', (today, expected) => {
    expect(next(today).slice(0, 2)).toEqual(expected)
  })

  it('are empty when the year is over and the next is not entered', () => {
    expect(next('2027-04-01')).toEqual([])
  })
})
