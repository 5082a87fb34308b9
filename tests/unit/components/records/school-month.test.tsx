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

it('marks today where nothing is entered for it, and says that a Sunday has no lessons', () => {
  render(<SchoolMonth month={november} today="2026-11-29" />)
  expect(screen.getByText('29').closest('li')).toHaveTextContent(/^29SunTodayNo lessons$/)
})

it.each(['2026-11-01', '2026-12-01', undefined])('folds no day on %s', (today) => {
  render(<SchoolMonth month={november} today={today} />)
  expect(screen.queryByText(/^Earlier in/)).not.toBeInTheDocument()
  expect(screen.getByText('Kali Puja')).toBeVisible()
})

describe('a vacation that began in an earlier month (R-YEAR-2)', () => {
  const vacation = {
    ...day('Winter vacation', '2026-12-24', '2027-01-02'),
    file: '/api/calendar/days/holiday-2026-12-24',
  }
  const show = (year: number, month: number, isLater?: boolean, days = [vacation]) =>
    render(<SchoolMonth month={{ year, month, days }} today="2026-11-27" isLater={isLater} />)
  const row = () => screen.getByRole('listitem')
  const links = () => screen.queryAllByRole('link', { name: 'Add to calendar: Winter vacation' })

  it('has its days and its calendar file in the first month', () => {
    show(2026, 12, true)
    expect(row()).toHaveTextContent(/^24 – 2 JanThu – Sat/)
    expect(links()).toHaveLength(1)
  })

  it('says in a later month only until when it lasts', () => {
    show(2027, 1, true)
    expect(row()).toHaveTextContent(/^until 2Sat\s*Winter vacation/)
    expect(links()).toHaveLength(0)
  })

  it('names the month of its last day in a month between', () => {
    show(2027, 1, true, [{ ...vacation, last: '2027-02-03' }])
    expect(row()).toHaveTextContent(/^until 3 FebWed/)
  })

  it('has all in a later month, if the page does not show the first', () => {
    show(2027, 1)
    expect(row()).toHaveTextContent(/^24 Dec – 2Thu – Sat/)
    expect(links()).toHaveLength(1)
  })
})
