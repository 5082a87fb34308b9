import { findLanguage } from '@/content/languages'
import { formatConcerns, toTelephoneHref, getTextAfterFlag, formatUntil } from '@/lib/alerts/alert'
import { setClock } from '../enquiries/support/clock'
import { createSampleAlert, t0 } from './support/samples'

beforeEach(() => setClock(t0))
afterEach(() => jest.useRealTimers())

it.each([
  ['2026-11-23T18:00', 'Until 18:00'],
  ['2026-11-23T23:59', 'Until 23:59'],
  ['2026-11-24T00:00', 'Until Tuesday 00:00'],
  ['2026-11-29T09:59', 'Until Sunday 09:59'],
  ['2026-11-30T09:00', 'Until Monday 30 November 09:00'],
])('says that an alert ends at %s', (end, text) => {
  expect(formatUntil(new Date(`${end}+05:30`))).toBe(text)
})

it('says whom an alert concerns', () => {
  expect(formatConcerns([])).toBe('everybody')
  expect(formatConcerns(['hostel', 'route-3', 'class-9'])).toBe('hostel, bus route 3, Class IX')
})

it('makes telephone numbers links', () => {
  expect(toTelephoneHref('+91 90000-00001')).toBe('tel:+919000000001')
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
  expect(getTextAfterFlag(createSampleAlert({ kind, text }))).toBe(read)
})

describe('in the words of the language', () => {
  it.each([
    ['bn', '2026-11-23T18:00', 'সন্ধ্যা ছটা পর্যন্ত'],
    ['bn', '2026-11-23T18:30', 'সন্ধ্যা 6:30 পর্যন্ত'],
    ['bn', '2026-11-23T17:59', 'বিকেল 5:59 পর্যন্ত'],
    ['bn', '2026-11-24T00:00', 'মঙ্গলবার রাত বারোটা পর্যন্ত'],
    ['bn', '2026-11-24T05:05', 'মঙ্গলবার ভোর 5:05 পর্যন্ত'],
    ['bn', '2026-11-24T12:00', 'মঙ্গলবার দুপুর বারোটা পর্যন্ত'],
    ['bn', '2026-11-30T18:00', 'সোমবার 30 নভেম্বর সন্ধ্যা ছটা পর্যন্ত'],
    ['hi', '2026-11-23T18:00', 'शाम 6 बजे तक'],
    ['hi', '2026-11-23T20:00', 'रात 8 बजे तक'],
    ['hi', '2026-11-24T03:59', 'मंगलवार रात 3:59 बजे तक'],
    ['hi', '2026-11-24T04:00', 'मंगलवार सुबह 4 बजे तक'],
    ['hi', '2026-11-24T15:15', 'मंगलवार दोपहर 3:15 बजे तक'],
    ['hi', '2026-11-30T16:00', 'सोमवार 30 नवंबर शाम 4 बजे तक'],
  ])('says in %s that an alert ends at %s', (code, end, text) => {
    expect(formatUntil(new Date(`${end}+05:30`), findLanguage(code))).toBe(text)
  })
})
