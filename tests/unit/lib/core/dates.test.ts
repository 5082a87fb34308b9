/** @jest-environment node */
import { formatDate, formatDays } from '@/lib/core/dates'

const day = (text: string) => `${text}T00:00:00Z`

it.each([
  [day('2026-11-21'), null, '21 November 2026'],
  [day('2026-11-21'), day('2026-11-21'), '21 November 2026'],
  [day('2026-11-19'), day('2026-11-21'), '19 to 21 November 2026'],
  [day('2026-11-30'), day('2026-12-02'), '30 November to 2 December 2026'],
  [day('2026-12-30'), day('2027-01-02'), '30 December 2026 to 2 January 2027'],
  [null, day('2026-11-21'), ''],
  ['invalid', null, ''],
] as const)('from %s to %s is "%s"', (date, end, text) => {
  expect(formatDays(date, end)).toBe(text)
})

it('names the day of the week in Kolkata', () => {
  expect(formatDate('2026-11-20T19:00:00Z', 'full')).toBe('Saturday, 21 November 2026')
  expect(formatDate('2024-02-29', 'full')).toBe('Thursday, 29 February 2024')
})
