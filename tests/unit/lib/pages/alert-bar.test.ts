/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { findLanguage } from '@/content/languages'
import type { Alert } from '@/lib/alerts/alert'
import { renderAlertBar } from '@/lib/pages/alert-bar'
import { createSampleAlert, t0 } from '../alerts/support/samples'
import { setClock } from '../enquiries/support/clock'

beforeEach(() => setClock(t0))
afterEach(() => jest.useRealTimers())

/** Shows a bar in the document. */
function show(...samples: Parameters<typeof createSampleAlert>[0][]) {
  document.body.innerHTML = renderAlertBar(samples.map(createSampleAlert), 'v1')
}
const bar = () => screen.getByRole('region', { name: 'Alert' })

test('without an alert there is no bar', () => {
  expect(renderAlertBar([], '')).toBe('')
})

test('an alert says what happens, until when and for whom, and where to ask', () => {
  show({
    kind: 'changed',
    text: 'Route 3 runs by Assam More.',
    concerns: ['hostel', 'route-3'],
    telephone: '+91 90000 00001',
    link: '/our-campus/facilities/transport#route-3',
  })
  expect(bar()).toHaveTextContent(
    'Changed' +
      'Route 3 runs by Assam More. Until 11:00 · hostel, bus route 3' +
      'Ring +91 90000 00001 Transport',
  )
  const [call, page] = screen.getAllByRole('link')
  expect(call).toHaveAttribute('href', 'tel:+919000000001')
  expect(page).toHaveAttribute('href', '/our-campus/facilities/transport#route-3')
})

test.each([
  ['/news/6b0008ba5f3ac1d07e27a262', 'More'],
  ['https://roads.example/nh10?a=1&b=2', 'More: roads.example'],
])('the link %s is called %s', (link, name) => {
  show({ link })
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', link)
})

test('the most severe alert cannot be dismissed, the others can', () => {
  show({ kind: 'closed' })
  expect(screen.queryByRole('button')).toBeNull()
  show({ kind: 'changed' }, { kind: 'notice' })
  expect(within(bar()).getAllByRole('button')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Dismiss: Notice' })).toBeInTheDocument()
})

test('an alert is also in Bengali and Hindi, marked with the language', () => {
  const text = { en: 'Closed today', bn: 'আজ <বন্ধ>', hi: 'आज बंद' }
  document.body.innerHTML = renderAlertBar([{ ...createSampleAlert({}), text }], 'v1')
  expect(screen.getByText('আজ <বন্ধ>')).toHaveAttribute('lang', 'bn')
  expect(screen.getByText('आज बंद')).toHaveAttribute('lang', 'hi')
})

describe('on a page in Bengali', () => {
  const bengali = findLanguage('bn')
  const showIn = (text: Alert['text'], sample = {}) => {
    document.body.innerHTML = renderAlertBar(
      [{ ...createSampleAlert(sample), text }],
      'v1',
      bengali,
    )
  }

  test('an alert is in Bengali, with fixed words, times and names of its own (R-ALERT-4)', () => {
    showIn({ en: 'Closed today', bn: 'আজ বন্ধ', hi: 'आज बंद' }, { concerns: ['class-9'] })
    expect(screen.getByRole('article')).toHaveTextContent('আজ বন্ধ')
    expect(screen.getByRole('article')).toHaveTextContent(
      bengali.words.glossary.classes['Class IX'],
    )
    expect(screen.getByRole('article')).not.toHaveTextContent(/[a-z]|आज/i)
  })

  test('an alert without a Bengali text is in English, marked as such', () => {
    showIn({ en: 'Closed today' })
    expect(screen.getByText('Closed today')).toHaveAttribute('lang', 'en')
  })

  test('its link leads to the Bengali page, if there is one', () => {
    showIn({ en: 'Closed' }, { link: '/contact' })
    expect(screen.getByRole('link')).toHaveAttribute('href', '/bn/contact')
    showIn({ en: 'Closed' }, { link: '/calendar' })
    const more = screen.getByRole('link')
    expect(more).toHaveAttribute('href', '/calendar')
    expect(more).toHaveAttribute('hreflang', 'en-IN')
    expect(more).toHaveTextContent(bengali.words.layout.languages.english)
  })
})

test('a test alert is marked', () => {
  show({ text: 'Buses are late', isDrill: true })
  expect(bar()).toHaveTextContent('Test: Buses are late')
})

test('nothing in an alert becomes markup', () => {
  const text = `"><script>alert(1)</script><img src=x onerror='alert(1)'></div>&amp;`
  const link = `/a"onmouseover="alert(1)<b>'`
  show({ text, link })
  expect(bar()).toHaveTextContent(text)
  expect(screen.getByRole('link').getAttributeNames()).toEqual(['href'])
  expect(screen.getByRole('link')).toHaveAttribute('href', link)
  expect(document.querySelectorAll('img, div, script:not([src])')).toHaveLength(0)
})

test('an entry changes its version when any part of it changes', () => {
  const one = createSampleAlert({ text: 'Buses are late' })
  const alerts = [one, { ...one, until: new Date(t0 + 1) }, { ...one, kind: 'changed' as const }]
  const versions = alerts.map((alert) => {
    document.body.innerHTML = renderAlertBar([alert], 'v1')
    return screen.getByRole('article').dataset.alert
  })
  expect(new Set(versions).size).toBe(3)
})
