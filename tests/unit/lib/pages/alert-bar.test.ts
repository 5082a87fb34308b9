import { screen, within } from '@testing-library/react'
import { alertBarHtml } from '@/lib/pages/alert-bar'
import { alertOf, t0 } from '../alerts/support/samples'
import { setClock } from '../enquiries/support/clock'

beforeEach(() => setClock(t0))
afterEach(() => jest.useRealTimers())

/** Shows a bar in the document. */
function show(...samples: Parameters<typeof alertOf>[0][]) {
  document.body.innerHTML = alertBarHtml(samples.map(alertOf), 'v1')
}
const bar = () => screen.getByRole('region', { name: 'Alert' })

test('without an alert there is no bar', () => {
  expect(alertBarHtml([], '')).toBe('')
})

test('an alert says what, until when and for whom, and where to ask', () => {
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

test('an entry is another one when any part of it has changed', () => {
  const one = alertOf({ text: 'Buses are late' })
  const alerts = [one, { ...one, until: new Date(t0 + 1) }, { ...one, kind: 'changed' as const }]
  const versions = alerts.map((alert) => {
    document.body.innerHTML = alertBarHtml([alert], 'v1')
    return screen.getByRole('article').dataset.alert
  })
  expect(new Set(versions).size).toBe(3)
})
