/**
 * Moves the clock through two years and reads all pages on the way: no sentence speaks of a past date as coming
 * (R-DATE-4).
 * @jest-environment node
 */
import { pastPromises } from '@/tests/support/expect/past-promises'
import { pageFiles, renderPage } from '@/tests/support/fixtures/rendered-pages'

// Outside of Next there is no cache.
jest.mock('next/cache', () => ({ unstable_cache: () => async () => 0 }))

/** The days around each change, and days between them. */
const days = [
  '2025-10-07',
  '2025-10-08',
  '2025-12-31',
  '2026-03-31',
  '2026-04-01',
  '2026-05-01',
  '2026-08-15',
  '2026-11-24',
  '2027-03-31',
  '2027-04-01',
  '2027-10-08',
]

/** News and stories are left out: what they announce is meant as of their own date. */
const withoutNews = (html: string) =>
  html.replace(/<li\b(?:(?!<li\b)[\s\S])*?<\/li>/g, (item) =>
    /href="\/(?:news|tabloid)\/\w/.test(item) ? '' : item,
  )

/** The words of a page, a line for each block. */
const linesOf = (html: string) =>
  withoutNews(html)
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/(?:p|li|tr|h[1-6]|div|section|summary|dl)>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('(opens in a new tab)', '')

it.each([
  ['Registration starts on 8 October 2025.', '2025-10-09'],
  ['The session begins in April 2026.', '2026-05-01'],
  ['Next event 21/11/2026', '2026-11-22'],
])('finds "%s" on %s', (sentence, today) => {
  expect(pastPromises(sentence, today)).toEqual([sentence])
})

describe.each(days)('on %s', (today) => {
  const found: string[] = []
  beforeAll(async () => {
    // Rendering needs real timers.
    jest.useFakeTimers({
      now: new Date(`${today}T12:00:00+05:30`),
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'setInterval'],
    })
    for (const file of pageFiles) {
      const promises = pastPromises(linesOf(await renderPage(file)), today)
      found.push(...promises.map((promise) => `${file}: ${promise}`))
    }
    jest.useRealTimers()
  })

  it('no page speaks of a past date as coming', () => expect(found).toEqual([]))
})
