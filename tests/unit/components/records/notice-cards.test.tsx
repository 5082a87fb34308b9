/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NoticeCards } from '@/components/records/NoticeCards/NoticeCards'
import { file, highlight } from '@/tests/support/fixtures/records'

describe('notices of career counselling (R-CAREER-1)', () => {
  it('show title and date, and open their first document', () => {
    render(
      <NoticeCards
        notices={[
          highlight({
            title: 'Two sessions this week',
            date: '2026-11-18T00:00:00.000Z',
            attachments: [file('first'), file('second')],
          }),
        ]}
      />,
    )
    const link = screen.getByRole('link', { name: /^Two sessions this week/ })
    expect(link).toHaveAttribute('href', '/api/image/documents/first.pdf')
    expect(screen.getByRole('time')).toHaveTextContent(/^18 Nov 2026$/)
    expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-18')
  })

  it('are plain text without a document, and show a placeholder for a missing date', () => {
    render(<NoticeCards notices={[highlight({ title: 'A talk' })]} />)
    expect(screen.getByRole('heading', { name: 'A talk' })).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText('DD MM, YYYY')).toBeVisible()
  })

  it('are two placeholders if there are none', () => {
    render(<NoticeCards notices={[]} />)
    expect(screen.getAllByRole('heading', { name: 'Stay Tuned For More Updates' })).toHaveLength(2)
    expect(screen.getAllByText('DD MM, YYYY')).toHaveLength(2)
  })
})
