/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { examples } from '@/components/records/NoticeCards/NoticeCards.examples'

describe('notices of career counselling (R-CAREER-1)', () => {
  it('show title and date, and open their first document', () => {
    render(examples['with a document, and without a date'])
    const link = screen.getByRole('link', { name: /^Two sessions this week/ })
    expect(link).toHaveAttribute('href', '/api/image/documents/uniform.pdf')
    expect(screen.getByRole('time')).toHaveTextContent(/^18 Nov 2026$/)
    expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-18')
  })

  it('are plain text without a document, and show a placeholder for a missing date', () => {
    render(examples['with a document, and without a date'])
    expect(screen.getByRole('heading', { name: 'A talk' })).toBeVisible()
    const sessions = screen.getAllByRole('heading', { level: 2 })
    expect(sessions.map(({ textContent }) => textContent)).toEqual([
      'Session 2026-27',
      'Without a date',
    ])
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByText('DD MM, YYYY')).toBeVisible()
  })

  it('are two placeholders if there are none', () => {
    render(examples.none)
    expect(screen.getAllByRole('heading', { name: 'Stay Tuned For More Updates' })).toHaveLength(2)
    expect(screen.getAllByText('DD MM, YYYY')).toHaveLength(2)
  })
})
