/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NewsColumn } from '@/components/home/NewsColumn/NewsColumn'
import { moveNews } from '@/components/home/NewsColumn/NewsColumn.browser'
import { home } from '@/content/words/en/home'
import type { NewsItem, ListResult } from '@/lib/content/types'
import { setPreferences, silenceObservers } from '@/tests/support/browser/browser'
import { file, live, newsItem, none } from '@/tests/support/fixtures/records'

/** Shows the server’s HTML, to which the script adds the movement. */
function show(list: ListResult<NewsItem>) {
  document.body.innerHTML = renderToStaticMarkup(<NewsColumn list={list} {...home.updates.news} />)
}
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)

it('shows the latest eight, and links to the list', () => {
  const items = Array.from({ length: 12 }, (_, index) => newsItem({ title: `Item ${index}` }))
  show(live(...items))
  expect(titles()).toEqual(items.slice(0, 8).map(({ title }) => title))
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

describe('the movement', () => {
  beforeEach(() => {
    sessionStorage.clear()
    setPreferences()
    silenceObservers()
  })
  const lists = () => screen.getAllByRole('list', { hidden: true })

  it('goes through a copy that is hidden from readers and the keyboard', () => {
    show(live(...Array.from({ length: 6 }, () => newsItem({ id: '6af', title: 'Bus timings' }))))
    moveNews()
    const [list, copy] = lists()
    expect(copy).toHaveTextContent(list!.textContent)
    expect(copy).toHaveAttribute('aria-hidden', 'true')
    for (const link of copy!.querySelectorAll('a')) expect(link).toHaveAttribute('tabindex', '-1')
  })

  it('begins when a short list does not fit, and ends when it fits again', () => {
    const observers: (() => void)[] = []
    window.ResizeObserver = class {
      constructor(onResize: ResizeObserverCallback) {
        observers.push(() => onResize([], this))
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    show(live(newsItem()))
    moveNews()
    const [list] = lists()
    for (const [height, isMoving] of [
      [1, true],
      [0, false],
    ] as const) {
      Object.defineProperty(list, 'clientHeight', { value: height, configurable: true })
      observers.forEach((resize) => resize())
      expect(lists()).toHaveLength(isMoving ? 2 : 1)
      expect(screen.queryAllByRole('button')).toHaveLength(isMoving ? 1 : 0)
    }
  })
})
