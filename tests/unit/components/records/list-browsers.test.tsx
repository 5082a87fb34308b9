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
let broken: boolean

/** What `/api/lists/…` answers with. */
function serve(name: ListName, records: Listed[]) {
  window.fetch = async (address) => {
    fetched.push(String(address))
    const query = Object.fromEntries(new URL(String(address), 'http://site').searchParams)
    const filters = parseFilters(query, { year: 'all', month: 'all', search: '' })
    const span = { from: Number(query.from ?? 0), max: maxPageEntries }
    return {
      ok: !broken,
      status: broken ? 502 : 200,
      json: async () => queryList(records, lists[name], filters, span),
    } as Response
  }
}

const fresh = (browser: ReactElement) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{browser}</SWRConfig>
)

const newsBrowser = (records: NewsItem[], parameters?: Parameters) => {
  serve('news', records)
  return fresh(<NewsBrowser view={listView(live(...records), lists.news, parameters)} />)
}

const eventsBrowser = (records: SchoolEvent[], parameters?: Parameters) => {
  serve('events', records)
  return fresh(
    <EventsBrowser
      view={listView(live(...records), lists.events, parameters)}
      upcoming={upcomingEvents(records, now())}
      fallback={fallback}
    />,
  )
}

const galleryBrowser = (albums: Album[], parameters?: Parameters) => {
  const records = albums.map(summariseAlbum)
  serve('gallery', records)
  return fresh(
    <GalleryBrowser
      view={listView(live(...records), lists.gallery, parameters)}
      fallback={fallback}
    />,
  )
}

const galleryBrowserOf = (...names: string[]) =>
  galleryBrowser(names.map((title) => album({ id: title, title, ...onDay('2026-11-14') })))

const setNow = (moment: string) => jest.setSystemTime(new Date(moment))
const user = userEvent.setup({ delay: null })
const cardsIn = (part: HTMLElement) =>
  within(part)
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
  broken = false
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

describe('a visitor of the events', () => {
  it('sees the current month, and the next event on top', () => {
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

  it('is told that an event is on today', () => {
    setNow('2026-11-27T02:00:00Z')
    render(eventsBrowser(events))
    expect(screen.getByRole('region', { name: 'On today' })).toHaveTextContent('Exhibition')
  })

  it('sees below this month what comes up later, the soonest first', () => {
    render(eventsBrowser(events))
    const comingUp = screen.getByRole('region', { name: 'Coming up' })
    expect(cardsIn(comingUp)).toEqual(['Sports day', 'Concert'])
    expect(within(comingUp).getByText('05/12/2026')).toBeVisible()
  })

  it('does not see there what the list or the card on top shows already', () => {
    setNow('2026-12-01T06:00:00Z')
    render(eventsBrowser(events))
    expect(titles()).toEqual(['Concert', 'Sports day'])
    expect(screen.queryByRole('region', { name: 'Coming up' })).not.toBeInTheDocument()
  })

  it('does not see the next event twice where this month has none left', () => {
    render(eventsBrowser(events.filter(({ title }) => title !== 'Exhibition')))
    expect(screen.getByRole('region', { name: 'Next event' })).toHaveTextContent('Sports day')
    expect(cardsIn(screen.getByRole('region', { name: 'Coming up' }))).toEqual(['Concert'])
  })

  it('sees only what was asked for after choosing', async () => {
    render(eventsBrowser(events))
    await user.selectOptions(month(), 'Dec')
    await waitFor(() => expect(titles()).toEqual(['Concert', 'Sports day']))
    expect(screen.queryByRole('region', { name: 'Coming up' })).not.toBeInTheDocument()
  })

  it('reads the sentence and the next event where a month has none (R-EVENTS-6)', async () => {
    render(eventsBrowser(events))
    await user.selectOptions(month(), 'All')
    await user.type(search(), 'zzz')
    await screen.findByText('No data available for the selected filters.')
    expect(screen.getByText(/^The next event is/)).toHaveTextContent(
      'The next event is Exhibition on 27/11/2026.',
    )
  })

  it('finds in all years what this month does not have', async () => {
    render(eventsBrowser(events))
    await user.type(search(), 'concert')
    await user.click(await screen.findByRole('link', { name: 'Look in all years' }))
    await waitFor(() => expect(titles()).toEqual(['Concert']))
    expect(window.location.search).toBe('?year=all&q=concert')
  })

  it('finds the chosen filters in the address', async () => {
    render(eventsBrowser(events))
    await user.selectOptions(month(), 'All')
    await waitFor(() => expect(titles()).toEqual(['Concert', 'Sports day', 'Exhibition']))
    expect(window.location.search).toBe('?year=2026')
    await user.click(screen.getByRole('link', { name: 'Clear filters' }))
    await waitFor(() => expect(titles()).toEqual(['Exhibition']))
    expect(window.location.pathname + window.location.search).toBe('/events')
  })

  it('reads no message when the events could not be loaded and there are none to show', () => {
    serve('events', [])
    render(
      fresh(
        <EventsBrowser view={listView(none, lists.events)} upcoming={[]} fallback={fallback} />,
      ),
    )
    expect(screen.queryByText(/No data available/)).not.toBeInTheDocument()
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

  it('can try again when a year could not be fetched', async () => {
    render(eventsBrowser(events))
    broken = true
    await user.selectOptions(year(), '2025')
    const alert = await screen.findByRole('alert')
    broken = false
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(titles()).toEqual(['Last year']))
  })
})

let root: Root | undefined
afterEach(() => act(async () => root?.unmount()))

/** Shows the server's HTML, lets something happen, and then lets React take over. */
async function hydrate(browser: ReactElement, meanwhile: () => void) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(browser)
  document.body.replaceChildren(container)
  meanwhile()
  await act(async () => {
    root = hydrateRoot(container, browser)
  })
}

describe('a visitor who is faster than the script', () => {
  it('gets what was chosen before it came', async () => {
    await hydrate(eventsBrowser(events), () => {
      year().value = '2025'
      month().value = 'all'
    })
    await waitFor(() => expect(titles()).toEqual(['Last year']))
    expect(year()).toHaveValue('2025')
    expect(window.location.search).toBe('?year=2025')
  })

  it('gets what was typed before it came', async () => {
    await hydrate(galleryBrowserOf('Concert', 'Swimming'), () => {
      ;(search() as HTMLInputElement).value = 'swim'
    })
    await waitFor(() => expect(titles()).toEqual(['Swimming']))
    expect(search()).toHaveValue('swim')
  })
})

describe('a page made before midnight (R-FRESH-3)', () => {
  const openLater = (browser: ReactElement, moment: string) =>
    hydrate(browser, () => setNow(moment))

  it('shows the events of the new month', async () => {
    setNow('2026-11-30T18:29:00Z')
    await openLater(eventsBrowser(events), '2026-11-30T18:31:00Z')
    await waitFor(() => expect(titles()).toEqual(['Concert', 'Sports day']))
    expect(month()).toHaveValue('12')
    expect(screen.getByRole('region', { name: 'Next event' })).toHaveTextContent('Sports day')
  })

  it('leaves a month alone that the address names', async () => {
    setNow('2026-11-30T18:29:00Z')
    const browser = eventsBrowser(events, { year: '2026', month: '11' })
    await openLater(browser, '2026-11-30T18:31:00Z')
    expect(titles()).toEqual(['Exhibition'])
  })

  it('shows the next event when the first one is over', async () => {
    setNow('2026-11-27T18:00:00Z')
    await openLater(eventsBrowser(events), '2026-11-27T18:31:00Z')
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

    it('shows the news of the new year, when it has some', async () => {
      await openLater(newsBrowser([newsItem(newYear), newsItem(concert)]), firstOf2027)
      await waitFor(() => expect(news()).toEqual(['New Year']))
      expect(year()).toHaveValue('2027')
    })

    it('leaves the news of the old year, when the new one has none', async () => {
      await openLater(newsBrowser([newsItem(concert)]), firstOf2027)
      expect(news()).toEqual(['Concert'])
      expect(year()).toHaveValue('2026')
      expect(fetched).toEqual([])
    })

    it('shows the events of January', async () => {
      await openLater(eventsBrowser([schoolEvent(newYear), schoolEvent(concert)]), firstOf2027)
      await waitFor(() => expect(titles()).toEqual(['New Year']))
      expect([year().value, month().value]).toEqual(['2027', '1'])
    })

    it('shows the albums of the new year, when it has some', async () => {
      await openLater(galleryBrowser([album(newYear), album(concert)]), firstOf2027)
      await waitFor(() => expect(titles()).toEqual(['New Year']))
      expect(year()).toHaveValue('2027')
    })

    it('leaves the albums of the old year, when the new one has none, and says so', async () => {
      await openLater(galleryBrowser([album(concert)]), firstOf2027)
      expect(
        await screen.findByText('No albums in 2027 match, so these are from 2026.'),
      ).toBeVisible()
      expect(titles()).toEqual(['Concert'])
    })

    it('changes nothing a minute before midnight', async () => {
      await openLater(eventsBrowser([schoolEvent(newYear), schoolEvent(concert)]), lastOf2026)
      expect(titles()).toEqual(['Concert'])
      expect(fetched).toEqual([])
    })
  })

  it('takes the mark off news that is not new any more', async () => {
    const browser = newsBrowser([newsItem({ title: 'Sale', ...onDay('2026-11-15') })])
    await openLater(browser, '2026-11-22T06:00:00Z')
    expect(screen.queryByText('New')).not.toBeInTheDocument()
  })
})

describe('a visitor of the news', () => {
  it('sees which entries are of the last seven days (R-LIST-7)', () => {
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

  it('chooses a month by its three letters, and keeps it in another year', async () => {
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

  it('gets more of them, and the focus is on the first', async () => {
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

describe('a visitor of a year with thousands of entries', () => {
  const records = Array.from({ length: 3000 }, (_, index) =>
    newsItem({
      id: String(index),
      title: index % 100 === 0 ? `Exam ${index}` : `Entry ${index}`,
      ...onDay('2026-05-04'),
    }),
  )
  const entries = () => screen.getAllByRole('listitem')
  const more = () => screen.getByRole('link', { name: 'Show more news' })

  it('sees the matches that are there at once, and then those of the server', async () => {
    const { fetch: serveSoon } = (render(newsBrowser(records)), window)
    let answer = () => {}
    await user.click(search())
    window.fetch = (address) =>
      new Promise((resolve) => (answer = () => resolve(serveSoon(address))))
    await user.type(search(), 'exam')
    expect(entries()).toHaveLength(1)
    expect(status()).toBe('Total Count …')
    await waitFor(() => {
      answer()
      expect(status()).toBe('Total Count 30')
      expect(entries()).toHaveLength(20)
    })
  })

  it('asks the server once for what was typed, not for every letter', async () => {
    render(newsBrowser(records))
    await user.type(search(), 'exam 29')
    await waitFor(() => expect(status()).toBe('Total Count 1'))
    expect(fetched.filter((address) => address.includes('q='))).toEqual([
      '/api/lists/news?year=2026&month=all&q=exam+29',
    ])
  })

  it('gets page after page, each once', async () => {
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

  it('goes on from the place that the address names', async () => {
    render(newsBrowser(records, { from: '2960' }))
    expect(screen.getByText('Entries from number 2961 on.', { exact: false })).toBeVisible()
    await user.click(more())
    await waitFor(() => expect(entries()).toHaveLength(40))
    expect(screen.queryByRole('link', { name: 'Show more news' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Start with the newest' }))
    await waitFor(() => expect(screen.getByText('Exam 0')).toBeVisible())
    expect(window.location.search).toBe('')
  })

  it('has a page of its own for what follows ten pages, without script', () => {
    render(newsBrowser(records, { show: '200' }))
    expect(more()).toHaveAttribute('href', '/news?from=200')
  })
})

describe('a visitor of the photo gallery', () => {
  const albums = [
    album({ id: '3', title: 'Children’s Day', ...onDay('2026-11-18') }),
    album({ id: '2', title: 'Concert', ...onDay('2025-12-20') }),
    album({ id: '1', title: 'Swimming', ...onDay('2024-05-15') }),
  ]

  it('sees the albums of the current year', () => {
    render(galleryBrowser(albums))
    expect(titles()).toEqual(['Children’s Day'])
    expect(status()).toBe('Total Count 1')
    expect(screen.getByText('New')).toBeVisible()
  })

  it('is taken to the next older year with matches, and told so', async () => {
    render(galleryBrowser(albums))
    await user.type(search(), 'swim')
    await waitFor(() => expect(titles()).toEqual(['Swimming']))
    expect(year()).toHaveValue('2024')
    expect(screen.getByText('No albums in 2026 match, so these are from 2024.')).toBeVisible()
    await user.clear(search())
    await waitFor(() => expect(titles()).toEqual(['Children’s Day']))
    expect(year()).toHaveValue('2026')
  })

  it('keeps the chosen month when the year changes, and is taken to an older year that has it', async () => {
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

  it('goes on from the year that is shown when choosing a month', async () => {
    render(galleryBrowser(albums, { year: '2030' }))
    expect(year()).toHaveValue('2026')
    await user.selectOptions(month(), 'Nov')
    await waitFor(() => expect(window.location.search).toBe('?year=2026&month=11'))
  })

  it('reads the sentence when nothing matches in any older year', async () => {
    render(galleryBrowser(albums))
    await user.type(search(), 'zzz')
    expect(await screen.findByText('No data available for the selected filters.')).toBeVisible()
    expect(screen.queryByText('Photo Title')).not.toBeInTheDocument()
  })

  it.each([
    ['there are no albums', listView(live(), lists.gallery)],
    ['they could not be loaded', listView(none, lists.gallery)],
  ])('sees one placeholder when %s (R-GALLERY-4)', (_, view) => {
    serve('gallery', [])
    render(fresh(<GalleryBrowser view={view} fallback={fallback} />))
    expect(titles()).toEqual(['Photo Title'])
    expect(screen.getByText('DD.MM.YY')).toBeVisible()
    expect(screen.getByText('No Of Photos(0)')).toBeVisible()
    expect(screen.queryByText(/No data available/)).not.toBeInTheDocument()
  })
})
