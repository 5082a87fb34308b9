import { type APIRequestContext, expect } from '@playwright/test'
import { filterKeys } from '../../lib/routing/filtered-lists'
import { type ContentServer, readRecords, recordNames } from './content-server'

/** The screens that show what the content service has, for the tests of its outages. */
export type LiveScreen = {
  path: string
  /** Words of a record that `fill` gives the service. */
  shows: string
  /** What stands there when there has never been an answer (R-OUTAGE-2). */
  without: string[]
  /** Says when its content was last read (R-LIST-6). */
  isList?: boolean
  /** Answers what no list is as if there were no records (R-SERVICE-4). */
  takesAnyShape?: boolean
}

export const story = '/tabloid/a-night-with-the-telescope'
export const album = '/beyond-academic/photo-categories?id=620000000000000000000001'
export const newsItem = '/news/first-bell-0'
export const event = '/events/market-day-0'
export const entryFailed = 'Failed to load the blog. Please try again later.'
const stayTuned = 'Stay Tuned For More Updates'

export const liveScreens: LiveScreen[] = [
  {
    path: '/',
    shows: 'First bell',
    without: [
      ...Array(3).fill(stayTuned),
      'No news available at the moment.',
      ...Array(2).fill('Untitled Event'),
      ...Array(6).fill('Photo Title'),
      'No entries found.',
    ],
  },
  { path: '/news', shows: 'First bell', without: ['Total Count 0'], isList: true },
  { path: newsItem, shows: 'First bell', without: ['This notice cannot be shown just now.'] },
  { path: '/events', shows: 'Market day', without: ['Total Events 0'], isList: true },
  { path: event, shows: 'Market day', without: ['This event cannot be shown just now.'] },
  {
    path: '/beyond-academic/events-gallery',
    shows: 'Monsoon football',
    without: ['Photo Title', 'DD.MM.YY', 'No Of Photos(0)'],
    isList: true,
  },
  {
    path: album,
    shows: 'Four houses, one puddle.',
    without: ['Event Date Not Available', 'Last Date Not Available', 'Total Photos 0'],
  },
  {
    path: '/tabloid',
    shows: 'The pump room frog',
    without: ['Failed to load blogs: Network Error'],
    isList: true,
    takesAnyShape: true,
  },
  { path: story, shows: 'kitchen chimney', without: [entryFailed] },
  {
    path: '/academics/careercounseling',
    shows: 'Choosing a stream after Class X',
    without: [stayTuned, stayTuned, 'DD MM, YYYY'],
    isList: true,
  },
]

/** Search engines are to list no choices of a filter, but all else that answers. */
const isFiltered = (path: string) =>
  filterKeys.some((key) => new URL(path, 'http://site').searchParams.has(key))

/** Long enough for a page that is there already, far too short for one that waits for the service. */
const atOnceMilliseconds = 5000

/** Longer than the site waits for calls that are known to fail, shorter than for any other. */
export const patienceMilliseconds = 7500

const tags = 'highlights news events gallery tabloid notices registrations'.split(' ')

/**
 * What somebody outside sees of a site and can do to it.
 * @param secret of its revalidation and health calls
 */
export function visit(request: APIRequestContext, site: string, secret: string) {
  /** Opens a page as a search engine does. */
  async function open(path: string, timeout = atOnceMilliseconds) {
    const response = await request.get(site + path, { timeout })
    const html = await response.text()
    return {
      status: response.status(),
      cache: response.headers()['x-nextjs-cache'],
      unindexed: /<meta name="robots" content="noindex/.test(html),
      text: textOf(html),
    }
  }

  /** Opens a live screen: there at once, and never taken for missing. */
  async function openScreen(path: string, timeout?: number) {
    const page = await open(path, timeout)
    expect(page, path).toMatchObject({ status: 200, unindexed: isFiltered(path) })
    return page
  }

  /** Waits until a screen reads so; a page may first be served as it was made before. */
  const expectText = (path: string, text: RegExp | string, timeout = 20_000) =>
    expect.poll(async () => (await openScreen(path)).text, { message: path, timeout }).toMatch(text)

  async function health() {
    const headers = { authorization: `Bearer ${secret}` }
    const response = await request.get(`${site}/api/health`, { headers })
    return { code: response.status(), ...(await response.json()) }
  }

  async function revalidate(tag: string, given = secret) {
    const headers = { authorization: `Bearer ${given}` }
    const response = await request.post(`${site}/api/revalidate`, { headers, data: { tag } })
    return response.status()
  }

  async function revalidateAll() {
    for (const tag of tags) expect(await revalidate(tag)).toBe(200)
  }

  /** Has every screen made anew, looks at what stands there meanwhile, and waits until each has been made. */
  async function remakeAll() {
    await revalidateAll()
    for (const { path, shows } of liveScreens) {
      expect((await openScreen(path)).text, path).toContain(shows)
    }
    for (const { path } of liveScreens) {
      await expect.poll(async () => (await openScreen(path)).cache, { message: path }).toBe('HIT')
    }
  }

  return { open, openScreen, expectText, health, revalidate, revalidateAll, remakeAll }
}

/** The words of a page, as they are read: without scripts and markup. */
function textOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

const dayMilliseconds = 86_400_000

/** A record of today and one of tomorrow, so that lists that start on this month show it all day. */
const current = (record: (date: string, day: string) => object) =>
  [0, 1].map((days) =>
    record(new Date(Date.now() + days * dayMilliseconds).toISOString(), String(days)),
  )

const newsOf = (title: string) =>
  current((fromDate, day) => ({
    _id: `${title.toLowerCase().replace(' ', '-')}-${day}`,
    title,
    description: 'A notice.',
    fromDate,
  }))

/** Puts up news with these titles, beside the bell that every screen shows. */
export const ring = (service: ContentServer, ...titles: string[]) =>
  service.set('news', ['First bell', ...titles].flatMap(newsOf))

/** Gives the service the records of `tests/fixtures`, with news and events of today. */
export function fill(service: ContentServer) {
  for (const name of recordNames) service.set(name, readRecords(name))
  ring(service)
  service.set(
    'events',
    current((date, day) => ({
      _id: `market-day-${day}`,
      title: 'Market day',
      description: 'Come all.',
      date,
    })),
  )
}
