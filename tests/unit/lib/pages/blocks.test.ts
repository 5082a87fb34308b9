import { getActiveAlerts } from '@/lib/alerts/current'
import { loadBusRoutes } from '@/lib/pages/blocks'
import { createSampleAlert, t0 } from '../alerts/support/samples'
import { setClock } from '../enquiries/support/clock'

jest.mock('@/lib/alerts/current', () => ({
  getActiveAlerts: jest.fn(),
  getAlertVersion: () => 'v1',
}))

beforeEach(() => setClock(t0))
afterEach(() => jest.useRealTimers())

const listNotices = (...samples: Parameters<typeof createSampleAlert>[0][]) => {
  jest.mocked(getActiveAlerts).mockReturnValue(samples.map(createSampleAlert))
  const { routes } = loadBusRoutes()
  return routes.map(({ notices }) =>
    notices.map(({ word, text, until }) => `${word}: ${text} ${until}`),
  )
}

test('says nothing about any route without an alert', () => {
  expect(listNotices()).toEqual([[], [], [], [], []])
})

test('shows an alert at the routes that it names, until its end', () => {
  const late = 'Changed: Late, by Assam More. Until 11:00'
  expect(
    listNotices(
      { kind: 'changed', text: 'Late, by Assam More.', concerns: ['route-3', 'route-4'] },
      { text: 'No water until noon', concerns: ['hostel'] },
    ),
  ).toEqual([[], [], [late], [late], []])
})

test('shows more alerts at a route than the bar of every page', () => {
  const texts = ['One', 'Two', 'Three']
  const all = listNotices(...texts.map((text) => ({ text, concerns: ['route-1' as const] })))
  expect(all[0]).toEqual(texts.map((text) => `Notice: ${text} Until 11:00`))
})

test('applies a closed school to every route, but not a mere notice', () => {
  const closed = 'Closed today: Landslide on the highway Until 11:00'
  expect(
    listNotices(
      { kind: 'closed', text: 'Landslide on the highway' },
      { text: 'Photographs are up' },
    ),
  ).toEqual([[closed], [closed], [closed], [closed], [closed]])
})

test('marks a test alert', () => {
  const [first] = listNotices({ kind: 'closed', text: 'Drill', isDrill: true })
  expect(first).toEqual(['Test: Drill Until 11:00'])
})

test('shows an alert in Bengali and Hindi, too', () => {
  const alert = createSampleAlert({ kind: 'changed', concerns: ['route-1'] })
  jest
    .mocked(getActiveAlerts)
    .mockReturnValue([{ ...alert, text: { en: 'Changed: late', bn: 'দেরি', hi: 'देर से' } }])
  const [notice] = loadBusRoutes().routes[0]!.notices
  expect(notice).toMatchObject({
    text: 'Late',
    translations: [
      { lang: 'bn', text: 'দেরি' },
      { lang: 'hi', text: 'देर से' },
    ],
  })
})
