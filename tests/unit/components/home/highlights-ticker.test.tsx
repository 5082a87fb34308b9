/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HighlightsTicker } from '@/components/home/HighlightsTicker/HighlightsTicker'
import type { Highlight, ListResult } from '@/lib/content/types'
import { file, highlight, live, none } from '@/tests/support/fixtures/records'

/** Shows the server’s HTML, to which the script adds the movement. */
function showList(list: ListResult<Highlight>) {
  document.body.innerHTML = renderToStaticMarkup(
    <HighlightsTicker list={list} title="Highlights" />,
  )
}
const show = (...records: Highlight[]) => showList(live(...records))
const strip = () => screen.getByRole('region', { name: 'Highlights' })

describe('an item of the ticker (R-HOME-2)', () => {
  it('links to its URL, even if it has an attachment', () => {
    show(highlight({ title: 'Bus timings', url: '/news', attachments: [file('bus')] }))
    const link = screen.getByRole('link', { name: 'Bus timings' })
    expect(link).toHaveAttribute('href', '/news')
    expect(link).not.toHaveAttribute('target')
  })

  it('links to its first attachment in a new tab if it has no URL', () => {
    show(highlight({ title: 'Bus timings', attachments: [file('bus'), file('other')] }))
    const link = screen.getByRole('link', { name: 'Bus timings (opens in a new tab)' })
    expect(link).toHaveAttribute('href', '/api/image/documents/bus.pdf')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('is plain text without URL and attachment', () => {
    show(highlight({ title: 'School reopens' }))
    expect(screen.getByText('School reopens')).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('shows the description without a title, and a default text without both', () => {
    show(highlight({ description: 'Come at eight.', url: '/a' }), highlight({ url: '/b' }))
    expect(screen.getByRole('link', { name: 'Come at eight.' })).toHaveAttribute('href', '/a')
    expect(screen.getByRole('link', { name: 'View Highlight' })).toHaveAttribute('href', '/b')
  })

  it('marks the language of a Bengali title', () => {
    show(highlight({ title: 'শারদ শুভেচ্ছা', url: '/news' }))
    const [item] = within(strip()).getAllByRole('listitem')
    expect(item).toHaveAttribute('lang', 'bn')
  })
})

it.each([
  ['the load failed', none],
  ['there are none', live<Highlight>()],
])('shows three placeholders if %s, scrollable by keyboard', (_, list) => {
  showList(list)
  const items = within(strip()).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(
    Array(3).fill('Stay Tuned For More Updates'),
  )
  expect(screen.getByRole('group', { name: 'Highlights' })).toHaveAttribute('tabindex', '0')
})
