import { Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CalendarScreen } from '@/components/records/CalendarScreen/CalendarScreen'
import { listEvents } from '@/lib/content/collections'
import { now } from '@/lib/core/dates'
import { loadCalendar } from '@/lib/pages/calendar'
import { loadInformationPage } from '@/lib/pages/information'
import type { Parameters } from '@/lib/http/parameters'
import { parseStructuredData, thingsWithin } from '@/tests/support/expect/structured-data'
import { live, none, schoolEvent } from '@/tests/support/fixtures/records'

jest.mock('@/lib/content/collections', () => ({ listEvents: jest.fn() }))
jest.mock('@/lib/core/dates', () => ({
  ...jest.requireActual<typeof import('@/lib/core/dates')>('@/lib/core/dates'),
  now: jest.fn(),
}))

const at = (moment: string, list: Awaited<ReturnType<typeof listEvents>> = live()) => {
  jest.mocked(now).mockReturnValue(new Date(moment))
  jest.mocked(listEvents).mockResolvedValue(list)
}
const html = async (parameters?: Parameters) =>
  renderToStaticMarkup(
    <Suspense>
      <CalendarScreen
        frame={await loadInformationPage('/calendar')}
        {...await loadCalendar(parameters)}
      />
    </Suspense>,
  )
const getText = (markup: string) =>
  markup
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
const headings = (markup: string) =>
  [...markup.matchAll(/<h2>([A-Z][a-z]+ \d{4})<\/h2>/g)].map(([, heading]) => heading)

it.each([
  ['the last minute of a session in Kolkata', '2027-03-31T18:29:00Z', '2026-27', 'March'],
  ['the first minute of the next one', '2027-03-31T18:30:00Z', '2027-28', 'April'],
])('shows the session of %s', async (_, moment, session, month) => {
  at(moment)
  const page = await loadCalendar()
  expect(page.session).toBe(session)
  const [current] = page.coming
  expect(getText(await html())).toContain(`${month} ${current!.year}`)
  expect([...page.past, ...page.coming]).toHaveLength(12)
})

it('folds the months that are over, and has all twelve', async () => {
  at('2026-11-24T06:00:00Z')
  const markup = await html()
  expect(headings(markup)).toHaveLength(12)
  const [, folded] = /<details[^>]*>(.*?)<\/details>/s.exec(markup)!
  expect(headings(folded!).at(0)).toBe('April 2026')
  expect(headings(folded!).at(-1)).toBe('October 2026')
  expect(folded).toContain('Earlier in this session')
})

it('folds nothing in April', async () => {
  at('2026-04-10T06:00:00Z')
  expect(await html()).not.toContain('Earlier in this session')
})

it.each([
  ['a day with an entry', '2026-11-24', ['Winter bus timings begin']],
  ['a day in a vacation', '2026-12-26', ['Winter vacation']],
  ['a day without an entry', '2026-11-25', []],
])('marks today on %s', async (_, day, titles) => {
  at(`${day}T00:10:00+05:30`)
  const markup = await html()
  const marked = [...markup.matchAll(/<li[^>]* data-today[^>]*>(.*?)<\/li>/gs)]
  expect(marked.map(([row]) => getText(row).includes('Today'))).toContain(true)
  for (const title of titles) expect(marked.some(([row]) => row.includes(title))).toBe(true)
  expect(marked.some(([row]) => row.includes('data-empty'))).toBe(titles.length === 0)
})

it.each(['2026-11-24', '2027-01-01'])('offers each day once, seen on %s', async (day) => {
  at(`${day}T06:00:00Z`)
  const markup = await html()
  expect(markup.match(/aria-label="Add to calendar: Winter vacation"/g)).toHaveLength(1)
  expect(getText(markup)).toMatch(/January 2027 until 2 Sat Winter vacation/)
})

it('says that a holiday is on', async () => {
  at('2026-10-20T06:00:00Z')
  expect(getText(await html())).toContain('Holiday now Puja vacation Thu 15 to Wed 28 October')
})

it('shows the days of the school when the service has never responded (R-YEAR-7)', async () => {
  at('2026-11-24T06:00:00Z', none)
  const text = getText(await html())
  expect(text).toContain('Next holiday Winter vacation')
  expect(text).toContain('Last day for the transfer certificate')
  expect(text).not.toMatch(/Up to date|Saved copy/)
})

it('says so when the days of a session are not entered yet', async () => {
  at('2027-06-01T06:00:00Z')
  expect(getText(await html())).toContain(
    'The holidays and examinations of 2027-28 are not here yet',
  )
})

it('shows only the days of a kind, and only months that have some', async () => {
  at('2026-11-24T06:00:00Z', live(schoolEvent({ title: 'Kite morning', date: '2026-12-05' })))
  const markup = await html({ kind: 'meeting' })
  expect(headings(markup)).toEqual([
    'July 2026',
    'August 2026',
    'October 2026',
    'December 2026',
    'January 2027',
    'March 2027',
  ])
  expect(markup).not.toMatch(/<li[^>]*data-kind="(?!meeting)/)
})

it.each([{ kind: 'elephant' }, { kind: '' }, { kind: ['holiday2', 'term'] }])(
  'shows all kinds for %j',
  async (parameters) => {
    at('2026-11-24T06:00:00Z')
    expect((await loadCalendar(parameters)).kind).toBeUndefined()
  },
)

it('has structured data of the coming days, and escapes texts of the service', async () => {
  const title = '</script><img src=x onerror=alert(1)>'
  at('2026-11-24T06:00:00Z', live(schoolEvent({ title, date: '2026-12-05T03:00:00Z' })))
  const markup = await html()
  expect(markup).not.toContain('<img src=x')
  const events = thingsWithin(parseStructuredData(markup)).filter(
    (thing) => thing['@type'] === 'Event',
  )
  expect(events.map(({ name }) => name)).toEqual(expect.arrayContaining([title, 'Winter vacation']))
  expect(events.every(({ endDate }) => String(endDate) >= '2026-11-24')).toBe(true)
})
