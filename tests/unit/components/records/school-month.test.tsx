/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { SchoolMonth } from '@/components/records/SchoolMonth/SchoolMonth'
import type { CalendarDay } from '@/lib/calendar/school-year'

const day = (title: string, first: string, last = first): CalendarDay => ({
  kind: 'holiday',
  title,
  first,
  last,
})
const november = {
  year: 2026,
  month: 11,
  days: [
    day('Kali Puja', '2026-11-09'),
    day('Exhibition', '2026-11-26', '2026-11-28'),
    day('Founders’ Day', '2026-11-30'),
  ],
}
it('folds the days of the current month that are over (R-YEAR-3)', () => {
  render(<SchoolMonth month={november} today="2026-11-27" />)
  const [past, others] = screen.getAllByRole('list', { hidden: true })
  expect(screen.getByText('Earlier in November: 1 entry')).toBeVisible()
  expect(past).not.toBeVisible()
  expect(past).toHaveTextContent('Kali Puja')
  expect(others).toHaveTextContent(/Exhibition.*Founders/)
})

it.each(['2026-11-01', '2026-12-01', undefined])('folds no day on %s', (today) => {
  render(<SchoolMonth month={november} today={today} />)
  expect(screen.queryByText(/^Earlier in/)).not.toBeInTheDocument()
  expect(screen.getByText('Kali Puja')).toBeVisible()
})
