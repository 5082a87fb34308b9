import { Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ClassScreen } from '@/components/records/ClassScreen/ClassScreen'
import type { SchoolDay } from '@/content/types'
import { getActiveAlerts } from '@/lib/alerts/current'
import * as collections from '@/lib/content/collections'
import { loadClass } from '@/lib/pages/class-page'
import { loadInformationPage } from '@/lib/pages/information'
import { live, newsItem, none } from '@/tests/support/fixtures/records'
import { createSampleAlert } from '../alerts/support/samples'
import { setClock } from '../enquiries/support/clock'

jest.mock('@/lib/content/collections')
jest.mock('@/lib/alerts/current', () => ({
  getActiveAlerts: jest.fn(() => []),
  getAlertVersion: () => 'v1',
}))
jest.mock('@/content/data/school-year', () => {
  const { schoolDays } = jest.requireActual('@/tests/fixtures/tables/school-year')
  return {
    // The youngest have no examinations.
    schoolDays: schoolDays.map((day: SchoolDay) =>
      day.kind === 'examination' ? { ...day, note: 'Classes III to XII' } : day,
    ),
    weeklyHolidays: ['Sunday'],
  }
})

const lists = Object.values(collections).filter(jest.isMockFunction)

beforeEach(() => {
  for (const list of lists) list.mockResolvedValue(live())
  jest.mocked(getActiveAlerts).mockReturnValue([])
})
afterEach(() => jest.useRealTimers())

/** The text of the page of a class on a day, at ten past midnight. */
async function renderText(value: string, day: string) {
  setClock(Date.parse(`${day}T00:10:00+05:30`))
  const html = renderToStaticMarkup(
    <Suspense>
      <ClassScreen
        frame={await loadInformationPage(`/class/${value}`)}
        {...await loadClass(value)}
      />
    </Suspense>,
  )
  return html
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+(?=,)/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('&nbsp;', ' ')
}

test.each([
  ['lessons', '9', '2026-12-03', 'Today, Thursday, 3 December 2026 School day'],
  ['a test', '9', '2026-12-08', 'Today, Tuesday, 8 December 2026 Second unit test Examination'],
  ['a test of other classes', '1', '2026-12-08', 'Tuesday, 8 December 2026 School day'],
  ['tomorrow', '9', '2026-12-23', 'Tomorrow, Thursday, 24 December 2026 Winter vacation Holiday'],
  ['a Sunday', '9', '2026-12-05', 'Tomorrow, Sunday, 6 December 2026 No lessons'],
  ['a session that is not entered', '9', '2027-04-05', '5 April 2027 Not in our calendar yet'],
])('%s', async (_, value, day, text) => {
  expect(await renderText(value, day)).toContain(text)
})

test('shows what comes next for the class, and when fees are due, in the order of time', async () => {
  const nine = await renderText('9', '2026-12-03')
  expect(nine).toContain('Next examination Second unit test Mon 7 to Fri 11 December Date sheet')
  expect(nine).toMatch(
    /Next examination.*Fees due Tuition of ₹\s4,690, and transport by Thu 10 December Next meeting/,
  )
  const after = await renderText('9', '2027-03-20')
  expect(after).toContain('Next examination We have not set one for Class IX yet.')
  expect(await renderText('nursery', '2027-03-20')).not.toContain('Next examination')
})

test('changes today for an alert that closes the school, not for one about another class', async () => {
  const closed = { kind: 'closed' as const, text: 'Landslide' }
  jest
    .mocked(getActiveAlerts)
    .mockReturnValue([createSampleAlert({ ...closed, concerns: ['class-9'] })])
  expect(await renderText('9', '2026-12-03')).toContain('3 December 2026 Closed today')
  expect(await renderText('8', '2026-12-03')).toContain('3 December 2026 School day')
})

test('shows an alert that names the class', async () => {
  const alert = createSampleAlert({
    kind: 'changed',
    text: 'Papers begin at ten',
    concerns: ['class-9'],
  })
  jest.mocked(getActiveAlerts).mockReturnValue([alert])
  expect(await renderText('9', '2026-12-03')).toContain('Changed: Papers begin at ten')
})

const dateSheet = (title: string, date: string) =>
  newsItem({
    id: 's',
    title,
    date: `${date}T03:00:00.000Z`,
    attachments: [{ href: '/api/image/sheet.pdf', isPicture: false }],
  })

test.each([
  ['its name', 'Annual examination: date sheet', '2027-01-05', 'Date sheet Next'],
  [
    'a later day than the examination before',
    'Date sheet, Class IX',
    '2027-01-25',
    'Date sheet Next',
  ],
  [
    'the name of another',
    'Pre-board examination: date sheet',
    '2027-01-25',
    'Date sheet: not out yet',
  ],
  ['an earlier day', 'Date sheet, Class IX', '2027-01-05', 'Date sheet: not out yet'],
])('says whether the date sheet is out: one with %s', async (_, title, date, text) => {
  jest.mocked(collections.listNews).mockResolvedValue(live(dateSheet(title, date)))
  expect(await renderText('9', '2027-02-01')).toContain(`to Mon 15 March ${text}`)
})

test.each([
  ['2026-12-11', false],
  ['2026-12-12', true],
])('on %s, a date sheet stands under "Earlier": %s', async (day, isEarlier) => {
  const sheet = dateSheet('Second unit test: date sheet, Classes III to XII', '2026-11-20')
  jest.mocked(collections.listNews).mockResolvedValue(live(sheet))
  expect(/Earlier\b.*Second unit test: date sheet/.test(await renderText('9', day))).toBe(isEarlier)
})

test('says nothing of the date sheet while a list cannot be read', async () => {
  expect(await renderText('9', '2027-02-01')).toContain('Date sheet: not out yet')
  jest.mocked(collections.listNews).mockResolvedValue(none)
  expect(await renderText('9', '2027-02-01')).not.toContain('Date sheet: not out yet')
})

test('shows a date sheet, and notices that name the class below', async () => {
  const sheet = dateSheet('Second unit test: date sheet, Classes III to XII', '2026-11-20')
  jest.mocked(collections.listNews).mockResolvedValue(live(sheet))
  expect(await renderText('2', '2026-12-03')).toContain('We have sent nothing to Class II alone')
})

test('shows a notice that names no class on the page of each', async () => {
  const date = '2026-11-20T03:00:00.000Z'
  const news = [
    newsItem({ id: 'w', title: 'Winter uniform', description: '', date }),
    newsItem({ id: 'x', title: 'Class IX: laboratory coats', description: '', date }),
  ]
  jest.mocked(collections.listNews).mockResolvedValue(live(...news))
  expect(await renderText('nursery', '2026-12-03')).toMatch(
    /For all classes .{8,20} Winter uniform/,
  )
  expect(await renderText('nursery', '2026-12-03')).not.toContain('laboratory coats')
})

test('shows the days of the school while the content service is unavailable (R-YEAR-7)', async () => {
  for (const list of lists) list.mockResolvedValue(none)
  expect(await renderText('9', '2026-12-08')).toContain('Second unit test')
})
