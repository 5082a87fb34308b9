import { filterByLevel, findNextDueDay, getDayState } from '@/lib/calendar/class-days'
import type { CalendarDay } from '@/lib/calendar/school-year'

const day = (
  kind: CalendarDay['kind'],
  first: string,
  last: string,
  title: string,
  note?: string,
): CalendarDay => ({ kind, first, last, title, note })

const holiday = day('holiday', '2026-12-24', '2027-01-02', 'Winter vacation')
const test1 = day('examination', '2026-12-07', '2026-12-15', 'Unit test', 'Classes III to XII')
const meeting = day('meeting', '2026-12-12', '2026-12-12', 'Meeting', 'Pre-Nursery to Class V')
const trip = day('event', '2026-12-03', '2026-12-03', 'Class IV at the dam', '9 am, Class V room')
const admission = day('admission', '2026-12-01', '2026-12-01', 'Registration starts')
const days = [admission, trip, test1, meeting, holiday]

test.each([
  [-2, ['Meeting', 'Winter vacation']],
  [4, ['Class IV at the dam', 'Unit test', 'Meeting', 'Winter vacation']],
  [9, ['Unit test', 'Winter vacation']],
])('level %d has the days that name it, and those that name no class', (level, titles) => {
  expect(filterByLevel(days, level).map(({ title }) => title)).toEqual(titles)
})

test.each([
  ['a day of lessons', '2026-12-03', 'lessons', undefined],
  ['a holiday', '2026-12-24', 'holiday', 'Winter vacation'],
  ['a test', '2026-12-07', 'examination', 'Unit test'],
  ['a Sunday in the days of a test', '2026-12-13', 'weekend', undefined],
  ['a Saturday with a meeting', '2026-12-12', 'meeting', 'Meeting'],
  ['a Saturday', '2026-12-05', 'weekend', undefined],
  ['a session without holidays', '2027-06-02', 'unset', undefined],
])('%s', (_, date, state, title) => {
  const found = getDayState(filterByLevel(days, 4), date)
  expect([found.state, found.main?.title]).toEqual([state, title])
})

test('an event names the day when the session has no holidays', () => {
  const fair = day('event', '2027-06-02', '2027-06-02', 'Book fair')
  expect(getDayState([...days, fair], '2027-06-02')).toMatchObject({ state: 'event', main: fair })
})

test('a weekend with an event or a meeting has no lessons', () => {
  const exhibition = day('event', '2026-11-27', '2026-11-28', 'Exhibition')
  const isFree = (date: string) => getDayState([...days, exhibition], date).isFree
  expect(['2026-11-28', '2026-12-12'].map(isFree)).toEqual([true, true])
  expect(['2026-11-27', '2026-12-03', '2026-12-05', '2026-12-26'].map(isFree)).toEqual(
    Array(4).fill(false),
  )
})

test('lessons continue around an event, which is named', () => {
  expect(getDayState(days, '2026-12-03').others).toEqual([trip])
})

test.each([
  ['2026-11-10', '2026-11-10'],
  ['2026-11-11', '2026-12-10'],
  ['2026-12-31', '2027-01-10'],
])('on %s, a fee due on the 10th is next due on %s', (today, due) => {
  expect(findNextDueDay(today, 10)).toBe(due)
})
