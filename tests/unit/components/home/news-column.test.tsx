import { fireEvent, render, screen } from '@testing-library/react'
import { NewsColumn } from '@/components/home/NewsColumn/NewsColumn'
import { news as copy } from '@/content/home-records'
import type { NewsItem, ListResult } from '@/lib/content/types'
import { reducedMotion, setPreferences } from '@/tests/support/browser/browser'
import { enableAnimations, type FakeAnimation } from '@/tests/support/browser/fake-animations'
import { file, live, newsItem, none } from '@/tests/support/fixtures/records'

let runs: FakeAnimation[]

beforeEach(() => {
  sessionStorage.clear()
  setPreferences()
  runs = enableAnimations({ loop: 300 })
})

const show = (list: ListResult<NewsItem>) => render(<NewsColumn list={list} {...copy} />)
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)

it('shows the latest ten, and links to the list', () => {
  const items = Array.from({ length: 12 }, (_, index) => newsItem({ title: `Item ${index}` }))
  show(live(...items))
  expect(titles()).toEqual(items.slice(0, 10).map(({ title }) => title))
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news')
})

it('formats the date in British English, in capitals (R-HOME-6)', () => {
  show(live(newsItem({ date: '2026-11-05T00:00:00Z' })))
  const [date] = screen.getAllByRole('time')
  expect(date).toHaveTextContent(/^5 NOVEMBER 2026$/)
  expect(date).toHaveAttribute('datetime', '2026-11-05')
})

it('shows a text for a missing or unreadable date', () => {
  show(live(newsItem(), newsItem({ date: 'invalid' })))
  expect(screen.getByText('Date not available')).toBeVisible()
  expect(screen.getByText('Invalid date')).toBeVisible()
})

it('links to the page of each item', () => {
  show(live(newsItem({ id: '6af', title: 'With a page', attachments: [file('sheet')] })))
  const link = screen.getByRole('link', { name: 'With a page' })
  expect(link).toHaveAttribute('href', '/news/6af')
})

it('links an item without a page to its URL, otherwise to its first attachment, otherwise to the list', () => {
  show(
    live(
      newsItem({ title: 'With url', url: 'https://example.org/', attachments: [file('a')] }),
      newsItem({ title: 'With file', attachments: [file('sheet')] }),
      newsItem({ title: 'With neither' }),
    ),
  )
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href(/With url/)).toBe('https://example.org/')
  expect(href(/With file/)).toBe('/api/image/documents/sheet.pdf')
  expect(href(/With neither/)).toBe('/news')
})

it.each([
  ['the load failed', none],
  ['there is none', live<NewsItem>()],
])('shows a message if %s (R-HOME-6)', (_, list) => {
  show(list)
  expect(screen.getByText('No news available at the moment.')).toBeVisible()
})

describe('the movement of the news', () => {
  const many = live(...Array.from({ length: 6 }, () => newsItem()))

  beforeEach(() => {
    runs = enableAnimations({ loop: 1200 })
  })

  it('is upward, and stops under the pointer', () => {
    show(many)
    expect(runs.at(-1)!.keyframes).toEqual(['translateY(0)', 'translateY(-1200px)'])
    const root = screen.getByRole('heading', { name: copy.title }).parentElement!.parentElement!
    fireEvent.pointerEnter(root, { pointerType: 'mouse' })
    expect(runs.at(-1)!.running).toBe(false)
    fireEvent.pointerLeave(root, { pointerType: 'mouse' })
    expect(runs.at(-1)!.running).toBe(true)
  })

  it('stops by its button', () => {
    show(many)
    fireEvent.click(screen.getByRole('button', { name: 'Pause the news' }))
    expect(runs.at(-1)!.running).toBe(false)
  })

  it('is off under reduced motion', () => {
    setPreferences({ media: [reducedMotion] })
    show(many)
    expect(runs.every((run) => !run.running)).toBe(true)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('is off if everything fits', () => {
    runs = enableAnimations({ loop: 300 })
    show(live(newsItem()))
    expect(runs).toHaveLength(0)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
