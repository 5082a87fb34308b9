import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fireEvent, screen } from '@testing-library/react'

const read = (file: string) => readFileSync(path.join(process.cwd(), 'public', file), 'utf8')
const [enhance, alertScript] = [read('enhance.js'), read('modules/alert.js')]

const hour = 3_600_000

type Entry = { alert?: string; text: string; isClosed?: boolean; endsIn?: number }

/** The bar as `lib/pages/alert-bar.ts` writes it, as far as the scripts know it. */
const barOf = (version: string, ...entries: Entry[]) =>
  `<link rel="stylesheet" href="/modules/alert.css"><section aria-label="Alert" data-version="${version}">` +
  entries
    .map(
      ({ alert = 'a', text, isClosed, endsIn = hour }) =>
        `<article data-alert="${alert}"><p>${text} <time datetime="` +
        `${new Date(Date.now() + endsIn).toISOString()}">Until 18:00</time></p>` +
        (isClosed ? '' : `<button type="button" aria-label="Dismiss ${text}"></button>`) +
        '</article>',
    )
    .join('') +
  '</section><script src="/modules/alert.js"></script>'

const slot = () => document.getElementById('alerts')!
const shown = () => screen.queryAllByRole('article').map((entry) => entry.textContent)
const dismiss = (text: string) => screen.getByRole('button', { name: `Dismiss ${text}` })

/** A page with a bar, as the browser parses it. */
function open(bar: string) {
  document.body.innerHTML = `<div id="alerts">${bar}</div><main></main>`
  window.eval(alertScript)
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z') })
  localStorage.clear()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('a bar in the page', () => {
  test('an alert is shown until its end', () => {
    open(barOf('v1', { text: 'Closed', isClosed: true, endsIn: hour }))
    expect(screen.getByRole('region', { name: 'Alert' })).toHaveTextContent('Closed')
    jest.advanceTimersByTime(hour)
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('an alert that is over is never shown', () => {
    open(barOf('v1', { text: 'Over', isClosed: true, endsIn: -1 }, { text: 'On' }))
    expect(shown()).toEqual([expect.stringContaining('On')])
  })

  test('a dismissed alert is hidden on the following pages, until it changes', () => {
    const both = [
      { alert: 'a', text: 'Buses' },
      { alert: 'b', text: 'Hostel' },
    ]
    open(barOf('v1', ...both))
    fireEvent.click(dismiss('Buses'))
    expect(shown()).toEqual([expect.stringContaining('Hostel')])
    open(barOf('v1', ...both))
    expect(shown()).toEqual([expect.stringContaining('Hostel')])
    fireEvent.click(dismiss('Hostel'))
    open(barOf('v1', ...both))
    expect(screen.queryByRole('region')).toBeNull()
    open(barOf('v2', { alert: 'c', text: 'Buses' }))
    expect(shown()).toEqual([expect.stringContaining('Buses')])
  })

  test('an alert without a button is shown whatever the device remembers', () => {
    localStorage.setItem('dismissed-alerts', 'a')
    open(barOf('v1', { text: 'Closed', isClosed: true }))
    expect(shown()).toHaveLength(1)
  })

  test('an alert can be dismissed where storage is switched off', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    open(barOf('v1', { text: 'Buses' }))
    fireEvent.click(dismiss('Buses'))
    expect(shown()).toEqual([])
  })
})

describe('a page that a cache or the browser kept', () => {
  let answer: () => Promise<Partial<Response>>
  const targets = [window, document]
  const asked = jest.fn((path: string) => (expect(path).toBe('/alert'), answer()))

  /** Opens the page with its bar and runs `public/enhance.js`. */
  function openKept(bar: string, readyState: DocumentReadyState = 'interactive') {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState)
    for (const target of targets) jest.spyOn(target, 'addEventListener')
    window.matchMedia = jest.fn().mockReturnValue({ addEventListener: jest.fn() })
    window.fetch = asked as never
    open(bar)
    window.eval(enhance)
  }
  const respond = (bar: string) => async () => ({ ok: true, text: async () => bar })

  /** The page is shown and has the response; its style sheet loads. */
  async function show(event: Event = new Event('pageshow')) {
    ;(event.type === 'pageshow' ? window : document).dispatchEvent(event)
    await jest.advanceTimersByTimeAsync(0)
    for (const sheet of slot().querySelectorAll('link')) fireEvent.load(sheet)
    await jest.advanceTimersByTimeAsync(0)
  }

  afterEach(() => {
    for (const target of targets)
      for (const [name, listener] of jest.mocked(target.addEventListener).mock.calls)
        target.removeEventListener(name, listener)
    asked.mockClear()
  })

  test('gets an alert, which is announced', async () => {
    openKept('')
    answer = respond(barOf('v1', { text: 'Closed', isClosed: true }))
    await show()
    expect(screen.getByRole('alert')).toHaveTextContent('Closed')
  })

  test('shows it only with its styles', async () => {
    openKept('')
    answer = respond(barOf('v1', { text: 'Closed', isClosed: true }))
    window.dispatchEvent(new Event('pageshow'))
    await jest.advanceTimersByTimeAsync(0)
    expect(shown()).toEqual([])
  })

  test('shows it without styles where those cannot be fetched', async () => {
    openKept('')
    answer = respond(barOf('v1', { text: 'Closed', isClosed: true }))
    window.dispatchEvent(new Event('pageshow'))
    await jest.advanceTimersByTimeAsync(0)
    fireEvent.error(slot().querySelector('link')!)
    await jest.advanceTimersByTimeAsync(0)
    expect(shown()).toHaveLength(1)
  })

  test('gets the new text of an alert, and loses one that is over', async () => {
    openKept(barOf('v1', { text: 'Late' }))
    answer = respond(barOf('v2', { text: 'Later' }))
    await show(new Event('visibilitychange'))
    expect(shown()).toEqual([expect.stringContaining('Later')])
    answer = respond('')
    await show()
    expect(slot()).toBeEmptyDOMElement()
  })

  test('is left alone when it is right', async () => {
    openKept(barOf('v1', { text: 'Late' }))
    const before = screen.getByRole('article')
    answer = respond(barOf('v1', { text: 'Late' }))
    await show()
    expect(screen.getByRole('article')).toBe(before)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the site answers with an error', async () => ({ ok: false })],
  ])('keeps its alert when %s', async (_, failure) => {
    openKept(barOf('v1', { text: 'Late' }))
    answer = failure
    await show()
    expect(shown()).toHaveLength(1)
  })

  test('that React has drawn after the load asks at once', async () => {
    answer = respond('')
    openKept(barOf('v1', { text: 'Over' }), 'complete')
    await jest.advanceTimersByTimeAsync(0)
    expect(slot()).toBeEmptyDOMElement()
  })

  test('asks for nothing while nobody sees it', async () => {
    openKept('')
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await show(new Event('visibilitychange'))
    expect(asked).not.toHaveBeenCalled()
  })

  test('shows the last of two responses, in whichever order they arrive', async () => {
    openKept('')
    let respondLate: (response: Partial<Response>) => void = () => undefined
    answer = () => new Promise((resolve) => (respondLate = resolve))
    window.dispatchEvent(new Event('pageshow'))
    answer = respond(barOf('v2', { text: 'New' }))
    await show()
    respondLate({ ok: true, text: async () => barOf('v1', { text: 'Old' }) })
    await jest.advanceTimersByTimeAsync(0)
    expect(shown()).toEqual([expect.stringContaining('New')])
  })
})
