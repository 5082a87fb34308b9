import { withAlerts } from '@/lib/page-cache/alert-slot.mjs'

const shared = globalThis as {
  [key: symbol]: { version: string; htmlIn: (code?: string) => string } | undefined
}

/** The bar that the process holds. */
function showing(version: string, html = '') {
  shared[Symbol.for('school-website.alert-bar')] = {
    version,
    htmlIn: (code) => html && (code ? html.replace('Closed', code) : html),
  }
}

afterEach(() => delete shared[Symbol.for('school-website.alert-bar')])

const bar = '<section data-version="v1">$& Closed</section>'
const page = (slot: string, rest = '<main>Fees</main>') =>
  `<body><div id="alerts">${slot}</div>${rest}`
const createEntry = (html: string) => ({
  lastModified: 1,
  value: { kind: 'APP_PAGE', html, headers: {}, status: 200 } as never,
})
const read = (entry: ReturnType<typeof createEntry>) =>
  (withAlerts(entry)?.value as { html: string } | undefined)?.html

test.each([
  ['rendered before it', '', bar, page(bar)],
  ['rendered with it', bar, bar, page(bar)],
  ['rendered with another', '<section>Old</section>', bar, page(bar)],
  ['rendered with one that is over', bar, '', page('')],
])('a page %s has the current alert', (_, rendered, now, expected) => {
  showing(now && 'v1', now)
  expect(read(createEntry(page(rendered)))).toBe(expected)
})

test('a page follows each change, and nothing is done while there is none', () => {
  const entry = createEntry(page(''))
  showing('v1', bar)
  expect(read(entry)).toBe(page(bar))
  expect(withAlerts(entry)).toBe(withAlerts(entry))
  showing('')
  expect(read(entry)).toBe(page(''))
})

test('a page has a different ETag with an alert', () => {
  const entry = createEntry(page(''))
  showing('v1', bar)
  const etag = () =>
    (withAlerts(entry)?.value as { headers: { etag?: string } } | undefined)?.headers.etag
  const withAlert = etag()
  expect(withAlert).toMatch(/^W\/"[\w-]+"$/)
  showing('v2', bar.replace('Closed', 'Open'))
  expect(etag()).not.toBe(withAlert)
})

test('a translation has the alert in its language', () => {
  showing('v1', bar)
  const translated = (slot: string) => page(slot).replace('"alerts"', '"alerts" data-language="bn"')
  expect(read(createEntry(translated('')))).toBe(translated(bar.replace('Closed', 'bn')))
})

test('a process without a bar leaves pages alone', () => {
  const entry = createEntry(page(''))
  expect(withAlerts(entry)).toBe(entry)
})

describe('a page whose content depends on the alerts', () => {
  const content = (version: string) => page('', `<ul data-alert-version="${version}"></ul>`)

  test.each([
    ['', 'v1'],
    ['v1', ''],
    ['v1', 'v2'],
  ])('rendered with the version "%s" is missing at "%s"', (rendered, now) => {
    showing(now, now && bar)
    expect(withAlerts(createEntry(content(rendered)))).toBeNull()
  })

  test.each(['', 'v1'])('rendered with the same version "%s" is found', (version) => {
    showing(version)
    expect(withAlerts(createEntry(content(version)))).not.toBeNull()
  })
})

test('only pages are changed', () => {
  showing('v1', bar)
  const route = {
    lastModified: 1,
    value: { kind: 'APP_ROUTE', body: Buffer.from(page('')) } as never,
  }
  expect(withAlerts(route)).toBe(route)
  expect(withAlerts(null)).toBeNull()
})
