/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { fireEvent, waitFor, render, screen } from '@testing-library/react'
import { Header } from '@/components/layout/Header/Header'
import { HelpDesk } from '@/components/layout/HelpDesk/HelpDesk'
import { PageHead } from '@/components/layout/PageHead/PageHead'
import { helpDeskHours, scrollThreshold } from '@/content/constants'
import { feeGroups } from '@/content/data/fees'
import { english } from '@/content/languages'
import { school } from '@/content/school'
import { getModuleUrl } from '@/lib/browser/module-url'
import { loadFrame } from '@/lib/pages/frame'
import { buildBreadcrumb } from '@/lib/routing/routes'
import { formatHours } from '@/lib/school/help-desk'

/** Runs the script of every page. */
const runScript = () => jest.isolateModules(() => jest.requireActual('@/app/SiteDocument.browser'))
const root = document.documentElement

/** Renders the layout at a path and runs its script as in an old browser without popovers. */
function openPage(at: string, trail = buildBreadcrumb(at)) {
  window.history.replaceState(null, '', at)
  render(
    <>
      <Header frame={loadFrame(english)} />
      <main>
        <PageHead title="A page" breadcrumb={trail} />
        <HelpDesk phone={school.phones[0]} />
      </main>
    </>,
    { container: document.body },
  )
  window.matchMedia = jest.fn().mockReturnValue({ addEventListener: jest.fn() })
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn()
  runScript()
}

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

const button = (name: string) => screen.getByRole('button', { name })

const addListener = jest.spyOn(window, 'addEventListener')

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') }))
afterEach(() => {
  jest.useRealTimers()
  for (const [event, listener] of addListener.mock.calls) {
    window.removeEventListener(event, listener)
  }
  addListener.mockClear()
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
})

test('it is small enough for every page (transferred)', () => {
  const script = readFileSync(path.join(process.cwd(), 'public', getModuleUrl('site-document')))
  expect(gzipSync(script).length).toBeLessThanOrEqual(3 * 1024)
})

test('the header is fixed from exactly 100 px of scroll (R-LAYOUT-6)', () => {
  openPage('/about')
  scrollTo(scrollThreshold - 1)
  expect(root).not.toHaveAttribute('data-fixed')
  scrollTo(scrollThreshold)
  expect(root).toHaveAttribute('data-fixed')
  scrollTo(0)
  expect(root).not.toHaveAttribute('data-fixed')
})

test('the header and the drawer have one navigation', () => {
  openPage('/about')
  expect(screen.getAllByRole('navigation', { name: 'Main', hidden: true })).toHaveLength(1)
})

test('a menu opens by its button, one at a time; Escape closes it and restores the focus', () => {
  openPage('/about')
  fireEvent.click(button('Fees'))
  expect(button('Fees')).toHaveAttribute('aria-expanded', 'true')
  fireEvent.pointerDown(button('Hostel'))
  fireEvent.click(button('Hostel'))
  expect(button('Fees')).toHaveAttribute('aria-expanded', 'false')
  expect(button('Hostel')).toHaveAttribute('aria-expanded', 'true')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(button('Hostel')).toHaveAttribute('aria-expanded', 'false')
  expect(button('Hostel')).toHaveFocus()
})

test('the drawer keeps focus and screen readers in it until a touch outside closes it', () => {
  openPage('/about')
  fireEvent.click(button('Menu'))
  expect(button('Close menu')).toHaveFocus()
  expect(screen.queryByRole('main')).toBeNull()
  const drawer = screen.getByRole('dialog', { name: 'Menu' })
  for (const outside of document.querySelectorAll<HTMLElement>('header button:not(#menu *)')) {
    outside.focus()
    expect(drawer.contains(document.activeElement)).toBe(true)
  }
  fireEvent.click(document.querySelector('#menu > button')!)
  expect(screen.getByRole('main')).toBeInTheDocument()
  expect(button('Menu')).toHaveFocus()
})

test.each([
  [feeGroups.nine.path, 'Fees', 'page', feeGroups.nine.path],
  ['/events', 'News', 'page', '/events'],
  ['/hostel/hostel-fee', 'Hostel', 'page', '/hostel/hostel-fee'],
])('at %s it marks the section %s and the page', (at, section, mark, href) => {
  openPage(at)
  expect(button(section)).toHaveAttribute('aria-current', 'true')
  for (const link of document.querySelectorAll(`[data-nav] a[href="${href}"]`)) {
    expect(link).toHaveAttribute('aria-current', mark)
  }
  expect(document.querySelectorAll('#menu details[open]')).toHaveLength(1)
})

test('a page that is in no menu marks its closest parent', () => {
  openPage('/tabloid/a-story', [
    ...buildBreadcrumb('/tabloid'),
    { path: '/tabloid/a-story', label: 'A story', note: '' },
  ])
  for (const link of document.querySelectorAll('[data-nav] a[href="/tabloid"]')) {
    expect(link).toHaveAttribute('aria-current', 'true')
  }
})

const { opens, closes } = helpDeskHours
const atMinute = (hour: number, minutes: number) =>
  new Date(Date.parse('2026-11-21T00:00:00+05:30') + (hour * 60 + minutes) * 60_000)

test.each([
  [opens, -1, false],
  [opens, 0, true],
  [closes, -1, true],
  [closes, 0, false],
])('at %s:00 %s min in Asia/Kolkata the help desk is open: %s', (hour, minutes, open) => {
  jest.setSystemTime(atMinute(hour, minutes))
  openPage('/about')
  expect(root).toHaveAttribute('data-help-desk', open ? 'open' : 'closed')
  expect(screen.getByText(new RegExp(formatHours(english.words.layout)))).toBeInTheDocument()
})

test('lays out what is below the first view after the first paint, a part in each frame', async () => {
  document.body.innerHTML = '<p data-deferred></p><p data-deferred></p>'
  runScript()
  const waiting = () => document.querySelectorAll('[data-deferred]').length
  expect(waiting()).toBe(2)
  fireEvent.load(window)
  expect(waiting()).toBe(2)
  await jest.advanceTimersByTimeAsync(17)
  expect(waiting()).toBe(1)
  await jest.advanceTimersByTimeAsync(17)
  expect(waiting()).toBe(0)
  expect(root).not.toHaveAttribute('data-loaded')
  await jest.advanceTimersByTimeAsync(17)
  expect(root).toHaveAttribute('data-loaded')
})

test('tells the browser of the manifest after the first paint', async () => {
  document.head.innerHTML = '<link data-deferred="manifest" href="/manifest.webmanifest">'
  runScript()
  fireEvent.load(window)
  expect(document.querySelector('[rel]')).toBeNull()
  await jest.advanceTimersByTimeAsync(17)
  expect(document.querySelector('link')).toHaveAttribute('rel', 'manifest')
})

test.each(['load', 'pointerdown', 'focusin'])(
  'loads the framework at the event %s',
  async (event) => {
    document.head.innerHTML = '<template><script src="/_next/a.js"></script></template>'
    runScript()
    expect(document.scripts).toHaveLength(0)
    fireEvent(window, new Event(event))
    await waitFor(() => expect(document.scripts).toHaveLength(1))
  },
)
