/**
 * Moves the clock through a year and a half and reads all pages on the way: no sentence speaks of a past date as a coming one
 * (R-DATE-4), and no item names a date twice (R-DATE-3).
 */
import { routes } from '@/content/routes'
import { parseIsoDay } from '@/lib/core/dates'
import { readPage } from '@/lib/rich-text/read-page'
import { loadWhichClass } from '@/lib/pages/which-class'
import { findClass } from '@/components/information/WhichClass/WhichClass.browser'
import { outdatedDates } from '@/tests/support/expect/outdated-dates'
import { queryAddresses, renderPage } from '@/tests/support/fixtures/rendered-pages'

// Outside of Next there is no cache.
jest.mock('next/cache', () => ({ unstable_cache: () => async () => 0 }))

/** The days around each change, and days between them. */
const days = [
  '2026-03-31',
  '2026-04-01',
  '2026-05-01',
  '2026-08-15',
  '2026-11-24',
  '2027-03-31',
  '2027-04-01',
  '2027-10-08',
]

/** News, their documents and stories are omitted: they speak as of their own date. */
const withoutNews = (html: string) =>
  html.replace(/<li\b(?:(?!<li\b)[\s\S])*?<\/li>/g, (item) =>
    /href="\/(?:news|tabloid|api\/image)\/\w/.test(item) ? '' : item,
  )

/** The words of a page, one line for each block. */
const splitLines = (html: string) =>
  withoutNews(html)
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/(?:p|li|tr|h[1-6]|div|section|summary|dl)>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('(opens in a new tab)', '')

/** Items of lists, without nested items. */
const listItems = (html: string) =>
  Array.from(html.matchAll(/<li\b(?:(?!<li\b)[\s\S])*?<\/li>/g), ([item]) => item)

/** Days that an item names twice. */
const repeatedDays = (item: string) => {
  const days = Array.from(item.matchAll(/ datetime="(\d{4}-\d\d-\d\d)"/gi), ([, day]) => day!)
  return days.filter((day, index) => days.indexOf(day) !== index)
}

it.each([
  ['Registration starts on 8 October 2025.', '2025-10-09'],
  ['The session begins in April 2026.', '2026-05-01'],
  ['Next event 21/11/2026', '2026-11-22'],
  ['Registration for 2026-27 opens soon.', '2027-04-01'],
])('finds "%s" on %s', (sentence, today) => {
  expect(outdatedDates(sentence, today)).toEqual([sentence])
})

it('finds a day that an item names twice', () => {
  const time = '<time dateTime="2026-11-21">'
  expect(repeatedDays(`<li>${time}21</time> ${time}21 November 2026</time></li>`)).toHaveLength(1)
})

/** The pages that read no clock, which are the same on each day. */
const withoutClock = new Map<string, string>()

/** Renders a page by the clock of the test, or once if it reads no clock. */
async function renderToday(address: string): Promise<string> {
  const known = withoutClock.get(address)
  if (known) return known
  let isRead = false
  const clock = Date
  globalThis.Date = new Proxy(clock, {
    construct(date, parameters: [], target) {
      isRead ||= parameters.length === 0
      return Reflect.construct(date, parameters, target) as object
    },
    get(date, property) {
      isRead ||= property === 'now'
      return Reflect.get(date, property)
    },
  })
  try {
    const html = await renderPage(address)
    if (!isRead) withoutClock.set(address, html)
    return html
  } finally {
    globalThis.Date = clock
  }
}

describe.each(days)('on %s', (today) => {
  const found: string[] = []
  const repeated: string[] = []
  beforeAll(async () => {
    // Rendering needs real timers.
    jest.useFakeTimers({
      now: new Date(`${today}T12:00:00+05:30`),
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'setInterval'],
    })
    for (const address of [...routes.map(({ path }) => path), ...queryAddresses]) {
      const html = await renderToday(address)
      const outdated = outdatedDates(splitLines(html), today)
      found.push(...outdated.map((sentence) => `${address}: ${sentence}`))
      repeated.push(
        ...listItems(html)
          .flatMap(repeatedDays)
          .map((day) => `${address}: ${day}`),
      )
    }
    jest.useRealTimers()
  })

  it('no page speaks of a past date as a coming one', () => expect(found).toEqual([]))

  it('no item names a date twice', () => expect(repeated).toEqual([]))

  it('no title and no description speaks of a past date as a coming one', async () => {
    const pages = await Promise.all(routes.map(({ path }) => readPage(path)))
    const texts = pages.flatMap(({ title, lead, description }) => [title, lead, description])
    expect(outdatedDates(texts.join('\n'), today)).toEqual([])
  })

  it('no answer to a date of birth speaks of a past date as a coming one', () => {
    const { rule } = loadWhichClass(parseIsoDay(today))
    const births = Array.from({ length: 24 }, (_, index) => `${2003 + index}-08-15`)
    const answers = births
      .filter((birth) => birth < today)
      .map((birth) => findClass(rule, birth))
      .flatMap(({ title, text, next = '' }) => [title, text, next])
    expect(outdatedDates(answers.join('\n'), today)).toEqual([])
  })
})
