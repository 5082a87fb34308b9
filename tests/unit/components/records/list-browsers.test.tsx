/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { EventsBrowser } from '@/components/records/EventsBrowser/EventsBrowser.client'
import { GalleryBrowser } from '@/components/records/GalleryBrowser/GalleryBrowser.client'
import { NewsBrowser } from '@/components/records/NewsBrowser/NewsBrowser.client'
import type { Album, NewsItem, SchoolEvent } from '@/lib/content/types'
import { now } from '@/lib/core/dates'
import { findPicture } from '@/lib/pictures/pictures'
import { type Listed, type Parameters, parseFilters } from '@/lib/records/filters'
import { queryList } from '@/lib/records/list-query'
import { listView } from '@/lib/records/list-view'
import { maxPageEntries, type ListName, lists } from '@/lib/records/lists'
import { upcomingEvents } from '@/lib/records/recency'
import { summariseAlbum } from '@/lib/records/summaries'
import { album, live, newsItem, none, schoolEvent } from '@/tests/support/fixtures/records'

const fallback = findPicture('event-default')
const onDay = (day: string) => ({ date: `${day}T00:00:00Z` })

let fetched: string[]
let isFailing: boolean

/** Mocks the responses of `/api/lists/…`. */
function mockList(name: ListName, records: Listed[]) {
  window.fetch = async (url) => {
    fetched.push(String(url))
    const query = Object.fromEntries(new URL(String(url), 'http://site').searchParams)
    const filters = parseFilters(query, { year: 'all', month: 'all', search: '' })
    const range = { from: Number(query.from ?? 0), max: maxPageEntries }
    return {
      ok: !isFailing,
      status: isFailing ? 502 : 200,
      json: async () => queryList(records, lists[name], filters, range),
    } as Response
  }
}

const withEmptyCache = (browser: ReactElement) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{browser}</SWRConfig>
)

const newsBrowser = (records: NewsItem[], parameters?: Parameters) => {
  mockList('news', records)
  return withEmptyCache(<NewsBrowser view={listView(live(...records), lists.news, parameters)} />)
}

const eventsBrowser = (records: SchoolEvent[], parameters?: Parameters) => {
  mockList('events', records)
  return withEmptyCache(
    <EventsBrowser
      view={listView(live(...records), lists.events, parameters)}
      upcoming={upcomingEvents(records, now())}
      fallback={fallback}
    />,
  )
}

const galleryBrowser = (albums: Album[], parameters?: Parameters) => {
  const records = albums.map(summariseAlbum)
  mockList('gallery', records)
  return withEmptyCache(
    <GalleryBrowser
      view={listView(live(...records), lists.gallery, parameters)}
      fallback={fallback}
    />,
  )
}

const galleryBrowserOf = (...names: string[]) =>
  galleryBrowser(names.map((title) => album({ id: title, title, ...onDay('2026-11-14') })))

const setNow = (time: string) => jest.setSystemTime(new Date(time))
const user = userEvent.setup({ delay: null })
const cardsIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('article')
    .map((card) => card.querySelector('h2,h3')!.textContent)
/** The cards of the filtered list. */
const titles = () => {
  const comingUp = screen.queryByRole('region', { name: 'Coming up' })
  return cardsIn(document.body).slice(0, comingUp ? -cardsIn(comingUp).length : undefined)
}
const status = () => screen.getByRole('status').textContent
const year = () => screen.getByLabelText<HTMLSelectElement>('Year')
const month = () => screen.getByLabelText<HTMLSelectElement>('Month')
const search = () => screen.getByLabelText('Search titles')

beforeEach(() => {
  fetched = []
  isFailing = false
  jest.useFakeTimers({
    now: new Date('2026-11-21T06:00:00Z'),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'nextTick',
    ],
  })
  window.history.replaceState(null, '', '/')
})

afterEach(() => {
  jest.useRealTimers()
})

const events = [
  schoolEvent({ title: 'Concert', ...onDay('2026-12-19') }),
  schoolEvent({ title: 'Sports day', ...onDay('2026-12-05') }),
  schoolEvent({ title: 'Exhibition', ...onDay('2026-11-27') }),
  schoolEvent({ title: 'Last year', ...onDay('2025-11-14') }),
]

describe('the events', () => {
  it('show the current month, and the next event first', () => {
    render(eventsBrowser(events))
    expect(titles()).toEqual(['Exhibition'])
    expect(status()).toBe('Total Events 1')
    expect(year()).toHaveValue('2026')
    expect(month()).toHaveValue('11')
    const next = screen.getByRole('region', { name: 'Next event' })
    expect(within(next).getByText('Exhibition')).toBeVisible()
    expect(within(next).getByText('27/11/2026')).toBeVisible()
    expect(within(next).getByText('08:00 am')).toBeVisible()
    expect(fetched).toEqual([])
  })

  it('show that an event is on today', () => {
    setNow('2026-11-27T02:00:00Z')
    render(eventsBrowser(events))
    expect(screen.getByRole('region', { name: 'On today' })).toHaveTextContent('Exhibition')
  })

  it('show events of later months below this month, soonest first', () => {
    render(eventsBrowser(events))
    const comingUp = screen.getByRole('region', { name: 'Coming up' })
    expect(cardsIn(comingUp)).toEqual(['Sports day', 'Concert'])
    expect(within(comingUp).getByText('05/12/2026')).toBeVisible()
  })

  it('do not repeat events of the list or the first card there', () => {
    setNow('2026-12-01T06:00:00Z')
    render(eventsBrowser(events))
    expect(titles()).toEqual(['Concert', 'Sports day'])
    expect(screen.queryByRole('region', { name: 'Coming up' })).not.toBeInTheDocument()
  })

  it('do not repeat the card of the next event, except in a list with filters (R-EVENTS-6)', () => {
    const named = events.map((event, index) => ({ ...event, id: `e${index}` }))
    setNow('2026-12-01T06:00:00Z')
    const { unmount } = render(eventsBrowser(named))
    expect(screen.getByRole('region', { name: 'Next event' })).toHaveTextContent('Sports day')
    expect(titles()).toEqual(['Concert'])
    expect(status()).toBe('Total Events 2')
    unmount()
    render(eventsBrowser(named, { year: '2026', month: '12', q: 'sports' }))
    expect(titles()).toEqual(['Sports day'])
  })

  it('do not repeat the next event if this month has none left', () => {
    render(eventsBrowser(events.filter(({ title }) => title !== 'Exhibition')))
    expect(screen.getByRole('region', { name: 'Next event' })).toHaveTextContent('Sports day')
    expect(cardsIn(screen.getByRole('region', { name: 'Coming up' }))).toEqual(['Concert'])
  })

  it('show only the matches of chosen filters', async () => {
    render(eventsBrowser(events))
    await user.selectOptions(month(), 'Dec')
    await waitFor(() => expect(titles()).toEqual(['Concert', 'Sports day']))
    expect(screen.queryByRole('region', { name: 'Coming up' })).not.toBeInTheDocument()
  })

  it('show a message and the next event if there are no matches (R-EVENTS-6)', async () => {
    render(eventsBrowser(events))
    await user.selectOptions(month(), 'All')
    await user.type(search(), 'zzz')
    await screen.findByText('No data available for the selected filters.')
    expect(screen.getByText(/^The next event is/)).toHaveTextContent(
      'The next event is Exhibition on 27/11/2026.',
    )
  })

  it('offer a search in all years', async () => {
    render(eventsBrowser(events))
    await user.type(search(), 'concert')
    await user.click(await screen.findByRole('link', { name: 'Look in all years' }))
    await waitFor(() => expect(titles()).toEqual(['Concert']))
    expect(window.location.search).toBe('?year=all&q=concert')
  })

  it('have the chosen filters in the URL', async () => {
    render(eventsBrowser(events))
    await user.selectOptions(month(), 'All')
    await waitFor(() => expect(titles()).toEqual(['Concert', 'Sports day', 'Exhibition']))
    expect(window.location.search).toBe('?year=2026')
    await user.click(screen.getByRole('link', { name: 'Clear filters' }))
    await waitFor(() => expect(titles()).toEqual(['Exhibition']))
    expect(window.location.pathname + window.location.search).toBe('/events')
  })

  it('offer to clear the filters only once there is something to clear', async () => {
    render(eventsBrowser(events))
    const clear = () => screen.queryByRole('link', { name: 'Clear filters' })
    expect(clear()).not.toBeInTheDocument()
    await user.type(search(), 'con')
    await user.click(clear()!)
    expect(search()).toHaveValue('')
    expect(clear()).not.toBeInTheDocument()
    expect(year()).toHaveFocus()
  })

  it('offer to clear the filters of an address', () => {
    const html = renderToString(eventsBrowser(events, { year: '2025' }))
    expect(html).toContain('Clear filters')
    expect(renderToString(eventsBrowser(events))).not.toContain('Clear filters')
  })

  it('show no message if they could not be loaded and there are none', () => {
    mockList('events', [])
    render(
      withEmptyCache(
        <EventsBrowser view={listView(none, lists.events)} upcoming={[]} fallback={fallback} />,
      ),
    )
    expect(screen.queryByText(/No data available/)).not.toBeInTheDocument()
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

  it('offer a retry if a year could not be fetched', async () => {
    render(eventsBrowser(events))
    isFailing = true
    await user.selectOptions(year(), '2025')
    const alert = await screen.findByRole('alert')
    isFailing = false
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(titles()).toEqual(['Last year']))
  })
})

let root: Root | undefined
afterEach(() => act(async () => root?.unmount()))

/** Renders the server's HTML, calls `beforeHydration`, and hydrates. */
async function hydrate(browser: ReactElement, beforeHydration: () => void) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(browser)
  document.body.replaceChildren(container)
  beforeHydration()
  await act(async () => {
    root = hydrateRoot(container, browser)
  })
}

describe('input before hydration', () => {
  it('is applied if filters were selected', async () => {
    await hydrate(eventsBrowser(events), () => {
      year().value = '2025'
      month().value = 'all'
    })
    await waitFor(() => expect(titles()).toEqual(['Last year']))
    expect(year()).toHaveValue('2025')
    expect(window.location.search).toBe('?year=2025')
  })

  it('is applied if text was typed', async () => {
    await hydrate(galleryBrowserOf('Concert', 'Swimming'), () => {
      ;(search() as HTMLInputElement).value = 'swim'
    })
    await waitFor(() => expect(titles()).toEqual(['Swimming']))
    expect(search()).toHaveValue('swim')
  })
})

describe('a page rendered before midnight (R-FRESH-3)', () => {
  const hydrateAt = (browser: ReactElement, time: string) => hydrate(browser, () => setNow(time))

  it('shows the events of the new month', async () => {
    setNow('2026-11-30T18:29:00Z')
    await hydrateAt(eventsBrowser(events), '2026-11-30T18:31:00Z')
    await waitFor(() => expect(titles()).toEqual(['Concert', 'Sports day']))
    expect(month()).toHaveValue('12')
    expect(screen.getByRole('region', { name: 'Next event' })).toHaveTextContent('Sports day')
  })

  it('keeps a month from the URL', async () => {
    setNow('2026-11-30T18:29:00Z')
    const browser = eventsBrowser(events, { year: '2026', month: '11' })
    await hydrateAt(browser, '2026-11-30T18:31:00Z')
    expect(titles()).toEqual(['Exhibition'])
  })

  it('shows the next event if the first one is over', async () => {
    setNow('2026-11-27T18:00:00Z')
    await hydrateAt(eventsBrowser(events), '2026-11-27T18:31:00Z')
    expect(screen.getByRole('region', { name: 'Next event' })).toHaveTextContent('Sports day')
  })

  describe('on New Year’s Eve', () => {
    const lastOf2026 = '2026-12-31T18:29:00Z'
    const firstOf2027 = '2026-12-31T18:31:00Z'
    const newYear = { title: 'New Year', date: '2026-12-31T18:30:00Z' }
    const concert = { title: 'Concert', date: '2026-12-31T18:29:59Z' }
    const news = () =>
      screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

    beforeEach(() => setNow(lastOf2026))

    it('shows the news of the new year, if there are any', async () => {
      await hydrateAt(newsBrowser([newsItem(newYear), newsItem(concert)]), firstOf2027)
      await waitFor(() => expect(news()).toEqual(['New Year']))
      expect(year()).toHaveValue('2027')
    })

    it('keeps the news of the old year, if the new one has none', async () => {
      await hydrateAt(newsBrowser([newsItem(concert)]), firstOf2027)
      expect(news()).toEqual(['Concert'])
      expect(year()).toHaveValue('2026')
      expect(fetched).toEqual([])
    })

    it('shows the events of January', async () => {
      await hydrateAt(eventsBrowser([schoolEvent(newYear), schoolEvent(concert)]), firstOf2027)
      await waitFor(() => expect(titles()).toEqual(['New Year']))
      expect([year().value, month().value]).toEqual(['2027', '1'])
    })

    it('shows the albums of the new year, if there are any', async () => {
      await hydrateAt(galleryBrowser([album(newYear), album(concert)]), firstOf2027)
      await waitFor(() => expect(titles()).toEqual(['New Year']))
      expect(year()).toHaveValue('2027')
    })

    it('keeps the albums of the old year with a message, if the new one has none', async () => {
      await hydrateAt(galleryBrowser([album(concert)]), firstOf2027)
      expect(
        await screen.findByText('No albums in 2027 match, so these are from 2026.'),
      ).toBeVisible()
      expect(titles()).toEqual(['Concert'])
    })

    it('changes nothing a minute before midnight', async () => {
      await hydrateAt(eventsBrowser([schoolEvent(newYear), schoolEvent(concert)]), lastOf2026)
      expect(titles()).toEqual(['Concert'])
      expect(fetched).toEqual([])
    })
  })

  it('removes the badge of news that is no longer new', async () => {
    const browser = newsBrowser([newsItem({ title: 'Sale', ...onDay('2026-11-15') })])
    await hydrateAt(browser, '2026-11-22T06:00:00Z')
    expect(screen.queryByText('New')).not.toBeInTheDocument()
  })
})

describe('the news', () => {
  it('mark entries of the last seven days (R-LIST-7)', () => {
    render(
      newsBrowser([
        newsItem({ title: 'Today', ...onDay('2026-11-21') }),
        newsItem({ title: 'Long ago', ...onDay('2026-10-01') }),
      ]),
    )
    const entry = (name: string) => screen.getByRole('heading', { name }).closest('li')!
    expect(within(entry('Today')).getByText('New')).toBeVisible()
    expect(within(entry('Long ago')).queryByText('New')).not.toBeInTheDocument()
  })

  it('have months with three letters, and keep the month in another year', async () => {
    render(
      newsBrowser([
        newsItem({ title: 'Now', ...onDay('2026-09-21') }),
        newsItem({ title: 'Then', ...onDay('2025-09-02') }),
        newsItem({ title: 'Later', ...onDay('2025-10-02') }),
      ]),
    )
    await user.selectOptions(month(), 'Sep')
    await user.selectOptions(year(), '2025')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(screen.getByRole('heading', { name: 'Then' })).toBeVisible()
    expect(
      within(month())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All', 'Sep', 'Oct'])
    expect(window.location.search).toBe('?year=2025&month=9')
  })

  it('show more entries, and focus the first of them', async () => {
    const records = Array.from({ length: 50 }, (_, index) =>
      newsItem({ id: String(index), title: `Entry ${index}`, ...onDay('2026-05-04') }),
    )
    render(newsBrowser(records))
    await user.click(screen.getByRole('link', { name: 'Show more news' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(40))
    expect(screen.getByText('Entry 20').closest('li')).toHaveFocus()
    expect(fetched).toEqual(['/api/lists/news?year=2026&month=all'])
    expect(window.location.search).toBe('?show=40')
  })
})

describe('a year with thousands of entries', () => {
  const records = Array.from({ length: 3000 }, (_, index) =>
    newsItem({
      id: String(index),
      title: index % 100 === 0 ? `Exam ${index}` : `Entry ${index}`,
      ...onDay('2026-05-04'),
    }),
  )
  const entries = () => screen.getAllByRole('listitem')
  const more = () => screen.getByRole('link', { name: 'Show more news' })

  it('shows loaded matches immediately, and then those of the server', async () => {
    render(newsBrowser(records))
    const { fetch: mockedFetch } = window
    let respond = () => {}
    await user.click(search())
    window.fetch = (url) => new Promise((resolve) => (respond = () => resolve(mockedFetch(url))))
    await user.type(search(), 'exam')
    expect(entries()).toHaveLength(1)
    expect(status()).toBe('Total Count …')
    await waitFor(() => {
      respond()
      expect(status()).toBe('Total Count 30')
      expect(entries()).toHaveLength(20)
    })
  })

  it('sends one request for typed text, not one for each key', async () => {
    render(newsBrowser(records))
    await user.type(search(), 'exam 29')
    await waitFor(() => expect(status()).toBe('Total Count 1'))
    expect(fetched.filter((url) => url.includes('q='))).toEqual([
      '/api/lists/news?year=2026&month=all&q=exam+29',
    ])
  })

  it('loads page after page, each once', async () => {
    render(newsBrowser(records))
    for (const shown of [40, 60, 80]) {
      await user.click(more())
      await waitFor(() => expect(entries()).toHaveLength(shown))
    }
    expect(screen.getByText('Entry 61').closest('li')).not.toHaveFocus()
    expect(screen.getByText('Entry 60')).toBeInTheDocument()
    expect(fetched).toEqual([
      '/api/lists/news?year=2026&month=all',
      '/api/lists/news?year=2026&month=all&from=60',
    ])
    expect(window.location.search).toBe('?show=80')
  })

  it('starts at the offset of the URL', async () => {
    render(newsBrowser(records, { from: '2960' }))
    expect(screen.getByText('Entries from number 2961 on.', { exact: false })).toBeVisible()
    await user.click(more())
    await waitFor(() => expect(entries()).toHaveLength(40))
    expect(screen.queryByRole('link', { name: 'Show more news' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Start with the newest' }))
    await waitFor(() => expect(screen.getByText('Exam 0')).toBeVisible())
    expect(window.location.search).toBe('')
  })

  it('starts another page after ten pages, without script', () => {
    render(newsBrowser(records, { show: '200' }))
    expect(more()).toHaveAttribute('href', '/news?from=200')
  })
})

describe('the photo gallery', () => {
  const albums = [
    album({ id: '3', title: 'Children’s Day', ...onDay('2026-11-18') }),
    album({ id: '2', title: 'Concert', ...onDay('2025-12-20') }),
    album({ id: '1', title: 'Swimming', ...onDay('2024-05-15') }),
  ]

  it('shows the albums of the current year', () => {
    render(galleryBrowser(albums))
    expect(titles()).toEqual(['Children’s Day'])
    expect(status()).toBe('Total Count 1')
    expect(screen.getByText('New')).toBeVisible()
  })

  it('falls back to the next older year with matches, with a message', async () => {
    render(galleryBrowser(albums))
    await user.type(search(), 'swim')
    await waitFor(() => expect(titles()).toEqual(['Swimming']))
    expect(year()).toHaveValue('2024')
    expect(screen.getByText('No albums in 2026 match, so these are from 2024.')).toBeVisible()
    await user.clear(search())
    await waitFor(() => expect(titles()).toEqual(['Children’s Day']))
    expect(year()).toHaveValue('2026')
  })

  it('keeps the month when the year changes, and falls back to an older year that has it', async () => {
    render(galleryBrowser(albums, { year: '2025', month: '12' }))
    expect(titles()).toEqual(['Concert'])
    await user.selectOptions(year(), '2026')
    expect(
      await screen.findByText('No albums in 2026 match, so these are from 2025.'),
    ).toBeVisible()
    expect(titles()).toEqual(['Concert'])
    expect([year().value, month().value]).toEqual(['2025', '12'])
    expect(window.location.search).toBe('?year=2026&month=12')
  })

  it('applies a month to the year shown', async () => {
    render(galleryBrowser(albums, { year: '2030' }))
    expect(year()).toHaveValue('2026')
    await user.selectOptions(month(), 'Nov')
    await waitFor(() => expect(window.location.search).toBe('?year=2026&month=11'))
  })

  it('shows a message if there are no matches in any older year', async () => {
    render(galleryBrowser(albums))
    await user.type(search(), 'zzz')
    expect(await screen.findByText('No data available for the selected filters.')).toBeVisible()
    expect(screen.queryByText('Photo Title')).not.toBeInTheDocument()
  })

  it.each([
    ['there are no albums', listView(live(), lists.gallery)],
    ['they could not be loaded', listView(none, lists.gallery)],
  ])('shows one placeholder if %s (R-GALLERY-4)', (_, view) => {
    mockList('gallery', [])
    render(withEmptyCache(<GalleryBrowser view={view} fallback={fallback} />))
    expect(titles()).toEqual(['Photo Title'])
    expect(screen.getByText('DD.MM.YY')).toBeVisible()
    expect(screen.getByText('No Of Photos(0)')).toBeVisible()
    expect(screen.queryByText(/No data available/)).not.toBeInTheDocument()
  })
})
