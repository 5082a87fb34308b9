import { concernsText, telephoneHref, textAfterFlag, untilText } from '@/lib/alerts/alert'
import { setClock } from '../enquiries/support/clock'
import { alertOf, t0 } from './support/samples'

beforeEach(() => setClock(t0))
afterEach(() => jest.useRealTimers())

it.each([
  ['2026-11-23T18:00', 'Until 18:00'],
  ['2026-11-23T23:59', 'Until 23:59'],
  ['2026-11-24T00:00', 'Until Tuesday 00:00'],
  ['2026-11-29T09:59', 'Until Sunday 09:59'],
  ['2026-11-30T09:00', 'Until Monday 30 November 09:00'],
])('says that an alert ends at %s', (end, text) => {
  expect(untilText(new Date(`${end}+05:30`))).toBe(text)
})

it('says whom an alert concerns', () => {
  expect(concernsText([])).toBe('everybody')
  expect(concernsText(['hostel', 'route-3', 'class-9'])).toBe('hostel, bus route 3, Class IX')
})

it('makes a link of a telephone number', () => {
  expect(telephoneHref('+91 90000-00001')).toBe('tel:+919000000001')
})

it.each([
  ['closed', 'Closed today: landslide on the highway', 'Landslide on the highway'],
  ['closed', 'CLOSED TODAY – élan', 'Élan'],
  ['closed', 'Closed today, all classes', 'All classes'],
  ['changed', 'Changed: route 3', 'Route 3'],
  ['notice', 'Closed today: landslide', 'Closed today: landslide'],
  ['closed', 'Closed today', 'Closed today'],
  ['closed', 'Closed today:', 'Closed today:'],
  ['closed', 'Closed today because of a landslide', 'Closed today because of a landslide'],
] as const)('after the flag of kind %s, "%s" reads "%s"', (kind, text, read) => {
  expect(textAfterFlag(alertOf({ kind, text }))).toBe(read)
})
