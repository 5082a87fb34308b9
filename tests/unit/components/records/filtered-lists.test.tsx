/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { FilteredEvents } from '@/components/records/EventsScreen/EventsScreen'
import { FilteredAlbums } from '@/components/records/GalleryScreen/GalleryScreen'
import { FilteredNews } from '@/components/records/NewsScreen/NewsScreen'
import type { Album, ListResult, NewsItem, SchoolEvent } from '@/lib/content/types'
import type { Parameters as Query } from '@/lib/http/parameters'
import { lists, getListView } from '@/lib/records/list-view'
import { takeNextEvents } from '@/lib/records/recency'
import { album, live, newsItem, none, schoolEvent } from '@/tests/support/fixtures/records'

/** The lists as the server renders them for a query, and the behaviour of their script. */

const render = {
  news: (list: ListResult<NewsItem>, query?: Query) =>
    renderToStaticMarkup(<FilteredNews list={list} view={getListView(list, lists.news, query)} />),
  events(list: ListResult<SchoolEvent>, query?: Query) {
    const view = getListView(list, lists.events, query)
    const upcoming = takeNextEvents(list.records, view.today)
    return renderToStaticMarkup(<FilteredEvents list={list} view={view} {...upcoming} />)
  },
  gallery: (list: ListResult<Album>, query?: Query) =>
    renderToStaticMarkup(
      <FilteredAlbums list={list} view={getListView(list, lists.gallery, query)} />,
    ),
}

type Name = keyof typeof render
type Records<N extends Name> = Parameters<(typeof render)[N]>[0]

let requests: URL[]
/** Responses of the server to the next requests. */
let respond: (html: string, url: URL) => Promise<Response> | Response
const ok = (html: string) => ({ ok: true, status: 200, text: async () => html }) as Response
const failed = { ok: false, status: 502, text: async () => 'Bad gateway' } as Response

/** Opens a list at an address, and runs its script. */
async function open<N extends Name>(name: N, list: Records<N>, address = '', before = () => {}) {
  const html = (query: Query) =>
    (render[name] as (list: Records<N>, query: Query) => string)(list, query)
  window.history.replaceState(null, '', lists[name].path + address)
  document.body.innerHTML = html(Object.fromEntries(new URLSearchParams(address)))
  window.fetch = async (target) => {
    const url = new URL(String(target))
    requests.push(url)
    return respond(html(Object.fromEntries(url.searchParams)), url)
  }
  before()
  await jest.isolateModulesAsync(async () => {
    await import('@/components/records/ListRegion/ListRegion.browser')
  })
}

const onDay = (day: string) => ({ date: `${day}T00:00:00Z` })
const setNow = (time: string) => jest.setSystemTime(new Date(time))
const user = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime })
const listTitles = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
const entries = () => document.querySelector<HTMLElement>('[data-part=entries]')!
const titles = () => listTitles(entries())
const covers = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent)
const status = () => screen.getByRole('status').textContent
const year = () => screen.getByLabelText<HTMLSelectElement>('Year')
const month = () => screen.getByLabelText<HTMLSelectElement>('Month')
const search = () => screen.getByLabelText<HTMLInputElement>('Search titles')
const address = () => window.location.pathname + window.location.search
const becomes = <T,>(read: () => T, value: T) => waitFor(() => expect(read()).toEqual(value))

beforeEach(() => {
  requests = []
  respond = ok
  jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), advanceTimers: true })
})
afterEach(() => {
  jest.useRealTimers()
})

const events = live(
  schoolEvent({ id: 'a', title: 'Concert', ...onDay('2026-12-19') }),
  schoolEvent({ id: 'b', title: 'Sports day', ...onDay('2026-12-05') }),
  schoolEvent({ id: 'c', title: 'Painting', ...onDay('2026-11-29') }),
  schoolEvent({ id: 'd', title: 'Exhibition', ...onDay('2026-11-27') }),
  schoolEvent({ id: 'e', title: 'Last year', ...onDay('2025-11-14') }),
)
const fifty = live(
  ...Array.from({ length: 50 }, (_, index) =>
    newsItem({ id: String(index), title: `Entry ${index}`, ...onDay('2026-05-04') }),
  ),
)
const albums = live(
  album({ id: '3', title: 'Children’s Day', ...onDay('2026-11-18') }),
  album({ id: '2', title: 'Concert', ...onDay('2025-12-20') }),
  album({ id: '1', title: 'Swimming', ...onDay('2024-05-15') }),
)

describe('the events', () => {
  it('show what comes next first, then the current month (R-EVENTS-6)', async () => {
    await open('events', events)
    expect([year().value, month().value, status()]).toEqual([
      '2026',
      '11',
      'Total Events 2 in November 2026',
    ])
    const next = screen.getByRole('region', { name: 'Next event' })
    expect(next).toHaveTextContent('Exhibition27/11/202608:00 am')
    const coming = screen.getByRole('region', { name: 'Coming up' })
    expect(listTitles(coming)).toEqual(['Painting', 'Sports day', 'Concert'])
    // The next event has no card of its own.
    expect(titles()).toEqual(['Painting'])
  })

  it('have a heading of their own in this month once they are over', async () => {
    const past = schoolEvent({ id: 'f', title: 'Quiz', ...onDay('2026-11-20') })
    await open('events', live(...events.records, past))
    expect(covers()).toEqual(['Next event', 'Coming up', 'November 2026', 'Earlier in November'])
    await open('events', live(past), '?year=2026&month=10')
    expect(covers()).not.toContain('Earlier in November')
  })

  it('show only the matches of chosen filters, the next event among them', async () => {
    await open('events', events, '?q=exhibition')
    expect(titles()).toEqual(['Exhibition'])
    expect(screen.queryByRole('region', { name: 'Next event' })).toBeNull()
  })

  it('show a message and the next event if there are no matches, and offer all years', async () => {
    await open('events', events, '?year=2026&month=3&q=concert')
    expect(screen.getByText('No data available for the selected filters.')).toBeVisible()
    expect(screen.getByText(/^The next event is/)).toHaveTextContent(
      /Exhibition on 27\/11\/2026\.$/,
    )
    const everywhere = screen.getByRole('link', { name: 'Look in all years' })
    expect(everywhere).toHaveAttribute('href', '/events?year=all&q=concert')
  })

  it('show no message if they could not be loaded and there are none (R-LIST-9)', async () => {
    await open('events', none)
    expect(screen.queryByText(/No data available/)).not.toBeInTheDocument()
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})

describe('the photo gallery', () => {
  it.each([
    ['there are no albums', live<Album>()],
    ['they could not be loaded', none],
  ])('shows one placeholder if %s (R-GALLERY-4)', async (_, list) => {
    await open('gallery', list)
    expect(covers()).toEqual(['Photo Title'])
    expect(screen.queryByText(/No data available/)).not.toBeInTheDocument()
  })
})

describe('the script of a list', () => {
  it('fetches the list alone, and the months of the chosen year', async () => {
    await open('events', events)
    await user.selectOptions(month(), 'All')
    await becomes(titles, ['Concert', 'Sports day', 'Painting', 'Exhibition'])
    const options = within(month()).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['All', 'Nov', 'Dec'])
    await user.click(screen.getByRole('link', { name: 'Clear filters' }))
    await becomes(() => month().value, '11')
    expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument()
    expect(requests.map(({ searchParams }) => searchParams.get('part'))).toEqual(['list', 'list'])
  })

  it('sends one request for typed text, and searches in the requested year', async () => {
    await open('gallery', albums)
    await user.type(screen.getByPlaceholderText('Search Here..'), 'swim')
    await becomes(covers, ['Swimming'])
    expect(requests).toHaveLength(1)
    await user.clear(search())
    await becomes(covers, ['Children’s Day'])
    expect([year().value, address()]).toEqual(['2026', lists.gallery.path])
  })

  it('keeps the month when the year changes', async () => {
    await open('gallery', albums, '?year=2025&month=12')
    await user.selectOptions(year(), '2026')
    await becomes(
      () => [year().value, month().value, address()],
      ['2025', '12', `${lists.gallery.path}?year=2026&month=12`],
    )
    expect(covers()).toEqual(['Concert'])
  })

  it('shows more entries, keeps those that are there, and focuses the first new one', async () => {
    await open('news', fifty)
    const first = screen.getByText('Entry 0').closest('li')
    await user.click(screen.getByRole('link', { name: 'Show more news' }))
    await becomes(() => titles().length, 40)
    expect(screen.getByText('Entry 20').closest('li')).toHaveFocus()
    expect(screen.getByText('Entry 0').closest('li')).toBe(first)
    expect(address()).toBe('/news?show=40')
    // The pointer was on the link before it was pressed.
    expect(requests).toHaveLength(1)
  })

  it('shows the last of several choices, whichever response arrives first', async () => {
    const responses: (() => void)[] = []
    respond = (html) => new Promise((resolve) => responses.push(() => resolve(ok(html))))
    await open('events', events)
    await user.selectOptions(year(), '2025')
    await user.selectOptions(year(), 'all')
    responses[1]!()
    await becomes(address, '/events?year=all&month=11')
    responses[0]!()
    await becomes(titles, ['Painting', 'Exhibition', 'Last year'])
    expect(address()).toBe('/events?year=all&month=11')
  })

  it('keeps what is typed while the list of a choice arrives', async () => {
    let arrive = () => {}
    await open('events', events)
    respond = (html) => new Promise((resolve) => (arrive = () => resolve(ok(html))))
    await user.selectOptions(year(), '2025')
    await user.type(search(), 'last')
    respond = ok
    arrive()
    await becomes(titles, ['Last year'])
    expect(search()).toHaveValue('last')
    await becomes(address, '/events?year=2025&month=11&q=last')
  })

  it('shows that it is loading when the response is slow', async () => {
    let finish = () => {}
    respond = (html) => new Promise((resolve) => (finish = () => resolve(ok(html))))
    await open('events', events)
    const isBusy = () => document.querySelector('[aria-busy=true]') !== null
    await user.selectOptions(year(), '2025')
    expect(isBusy()).toBe(false)
    jest.advanceTimersByTime(300)
    expect(isBusy()).toBe(true)
    finish()
    await becomes(isBusy, false)
  })

  it('says that it failed, with a link to the page', async () => {
    await open('events', events)
    respond = () => failed
    await user.selectOptions(year(), '2025')
    const alert = await screen.findByRole('alert')
    const again = within(alert).getByRole('link', { name: 'Try again' })
    expect(again).toHaveAttribute('href', '/events?year=2025&month=11')
    expect(within(entries()).queryByText('Painting')).not.toBeVisible()
    expect(screen.getByText(/^Total Events/)).not.toBeVisible()
    respond = () => ok('<title>Log in to the network</title>')
    await user.selectOptions(month(), 'All')
    await becomes(() => again.getAttribute('href'), '/events?year=2025&month=all')
    respond = ok
    await user.selectOptions(month(), 'all')
    await user.selectOptions(month(), '11')
    await becomes(titles, ['Last year'])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('applies what was chosen or typed before it loaded', async () => {
    await open('events', events, '', () => {
      year().value = '2025'
    })
    await becomes(titles, ['Last year'])
    await open('gallery', albums, '', () => {
      search().value = 'swim'
    })
    await becomes(covers, ['Swimming'])
    expect(search()).toHaveValue('swim')
  })

  it('does not handle links to other pages, or clicks that open a new tab', async () => {
    await open('news', fifty)
    const handled: boolean[] = []
    document.querySelector('[data-list]')!.addEventListener('click', (event) => {
      handled.push(event.defaultPrevented)
      event.preventDefault()
    })
    const click = (name: string, init?: MouseEventInit) =>
      screen
        .getByRole('link', { name })
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    click('Entry 0')
    click('Show more news', { ctrlKey: true })
    expect(handled).toEqual([false, false])
    expect(requests).toEqual([])
  })
})

describe('a page rendered before midnight (R-FRESH-3)', () => {
  const openAt = <N extends Name>(name: N, list: Records<N>, time: string, query?: string) =>
    open(name, list, query, () => setNow(time))
  const newYear = { title: 'New Year', date: '2026-12-31T18:30:00Z' }
  const concert = { title: 'Concert', date: '2026-12-31T18:29:59Z' }
  const firstOf2027 = '2026-12-31T18:31:00Z'

  it('keeps a month that the address names', async () => {
    setNow('2026-11-30T18:29:00Z')
    await openAt('events', events, '2026-11-30T18:31:00Z', '?year=2026&month=11')
    const region = document.querySelector<HTMLElement>('[data-day]')!
    await becomes(() => region.dataset.day, '2026-12-01')
    expect(month()).toHaveValue('11')
  })

  it('removes the mark of news that is no longer new (R-LIST-7)', async () => {
    const list = live(newsItem(onDay('2026-11-15')), newsItem(onDay('2026-11-13')))
    await open('news', list, '', () => {
      expect(screen.getAllByText('New')).toHaveLength(1)
      setNow('2026-11-22T06:00:00Z')
    })
    await becomes(() => screen.queryByText('New'), null)
  })

  it('shows the news and the albums of the new year, if there are any', async () => {
    setNow('2026-12-31T18:29:00Z')
    await openAt('news', live(newsItem(newYear), newsItem(concert)), firstOf2027)
    await becomes(() => [titles(), year().value], [['New Year'], '2027'])
    setNow('2026-12-31T18:29:00Z')
    await openAt('gallery', live(album(concert)), firstOf2027)
    await screen.findByText('No albums in 2027 match, so these are from 2026.')
  })

  it('stays as it is when the list cannot be fetched', async () => {
    respond = () => failed
    await openAt('events', events, '2026-11-30T18:31:00Z')
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(titles()).toContain('Painting')
  })
})
