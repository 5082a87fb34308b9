/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fireEvent, screen } from '@testing-library/react'
import { getCurrentSession, keepMyClass } from '@/lib/browser/my-class'
import { fetchAlerts } from '@/components/layout/AlertSlot/AlertSlot.browser'

const read = (file: string) => readFileSync(path.join(process.cwd(), 'components', file), 'utf8')
/** Runs a script again, as on another page. */
const run = (script: string) => jest.isolateModules(() => jest.requireActual(script))
const runAlertBar = () => run('@/components/layout/AlertSlot/AlertBar.browser')

const hour = 3_600_000

type Entry = {
  alert?: string
  text: string
  isClosed?: boolean
  endsIn?: number
  concerns?: string
}

/** The bar as `lib/pages/alert-bar.ts` renders it, as far as the scripts depend on it. */
const createBar = (version: string, ...entries: Entry[]) =>
  `<link rel="stylesheet" href="/modules/alert-bar.css"><section aria-label="Alert" data-version="${version}">` +
  entries
    .map(
      ({ alert = 'a', text, isClosed, endsIn = hour, concerns = '' }) =>
        `<article data-alert="${alert}" data-concerns="${concerns}"><p>${text} <time datetime="` +
        `${new Date(Date.now() + endsIn).toISOString()}">Until 18:00</time></p>` +
        (concerns ? '<button type="button" data-unfold hidden>Read it</button>' : '') +
        (isClosed ? '' : `<button type="button" aria-label="Dismiss ${text}"></button>`) +
        '</article>',
    )
    .join('') +
  '</section><script src="/modules/alert-bar.js"></script>'

const slot = () => document.getElementById('alerts')!
const shown = () => screen.queryAllByRole('article').map((entry) => entry.textContent)
const dismiss = (text: string) => screen.getByRole('button', { name: `Dismiss ${text}` })

/** A page with a bar, as the browser parses it. */
function open(bar: string, main = '') {
  removeListeners()
  document.body.innerHTML = `<div id="alerts">${bar}</div><main>${main}</main>`
  runAlertBar()
}

const targets = [window, document]

/** Removes the listeners of the previous page's scripts. */
function removeListeners() {
  for (const target of targets) {
    const { calls } = jest.mocked(target.addEventListener).mock
    for (const [name, listener] of calls) target.removeEventListener(name, listener)
    calls.length = 0
  }
}

const now = new Date('2026-11-23T06:00:00Z')

beforeEach(() => {
  jest.useFakeTimers({ now })
  localStorage.clear()
  for (const target of targets) jest.spyOn(target, 'addEventListener')
})
afterEach(() => {
  removeListeners()
  delete document.documentElement.dataset.clock
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('on error pages, which have no style sheet of the site, the bar has the colours of the site', () => {
  const tokens = new Map<string, string>()
  const sheet = read('styles/_tokens.scss')
  for (const [, name = '', value = ''] of sheet.matchAll(/^ +(--[\w-]+): ([^;]+);/gm))
    tokens.set(name, tokens.get(/^var\((.+)\)$/.exec(value)?.[1] ?? '') ?? value)
  const fallbacks = [
    ...read('layout/AlertSlot/AlertBar.browser.css').matchAll(/var\((--[\w-]+), (#\w+)\)/g),
  ]
  expect(fallbacks.length).toBeGreaterThan(10)
  for (const [, name = '', colour] of fallbacks)
    expect([name, tokens.get(name)]).toEqual([name, colour])
})

describe('an alert that concerns others (R-CLASS-5)', () => {
  const folded = () =>
    [...document.querySelectorAll('[data-aside]')].map((entry) => entry.getAttribute('data-alert'))
  const bar = () =>
    createBar(
      'v1',
      { alert: 'late', text: 'Route 1 is late', concerns: 'route-1' },
      { alert: 'all', text: 'No water', isClosed: true },
    )

  test('is folded, opens, and stays in the page', () => {
    keepMyClass({ level: 9, session: getCurrentSession(), way: 'route-3' })
    open(bar())
    expect(folded()).toEqual(['late'])
    expect(shown()).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Read it' }))
    expect(folded()).toEqual([])
    expect(document.activeElement).toHaveTextContent('Route 1 is late')
    expect(screen.queryByRole('button', { name: 'Read it' })).toBeNull()
  })

  test.each([
    ['no class is kept', () => {}],
    [
      'the class is of another session',
      () => keepMyClass({ level: 9, session: getCurrentSession() - 1, way: 'route-3' }),
    ],
    [
      'nobody has said how the child comes',
      () => keepMyClass({ level: 9, session: getCurrentSession(), way: '' }),
    ],
  ])('is not folded while %s', (_, keep) => {
    keep()
    open(bar())
    expect(folded()).toEqual([])
  })
})

describe('a bar in the page', () => {
  test('an alert is shown until its end', () => {
    open(createBar('v1', { text: 'Closed', isClosed: true, endsIn: hour }))
    expect(screen.getByRole('region', { name: 'Alert' })).toHaveTextContent('Closed')
    jest.advanceTimersByTime(hour)
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('an alert that is over is never shown', () => {
    open(createBar('v1', { text: 'Over', isClosed: true, endsIn: -1 }, { text: 'On' }))
    expect(shown()).toEqual([expect.stringContaining('On')])
  })

  test('a dismissed alert is hidden on the following pages, until it changes', () => {
    const both = [
      { alert: 'a', text: 'Buses' },
      { alert: 'b', text: 'Hostel' },
    ]
    open(createBar('v1', ...both))
    fireEvent.click(dismiss('Buses'))
    expect(shown()).toEqual([expect.stringContaining('Hostel')])
    open(createBar('v1', ...both))
    expect(shown()).toEqual([expect.stringContaining('Hostel')])
    fireEvent.click(dismiss('Hostel'))
    open(createBar('v1', ...both))
    expect(screen.queryByRole('region')).toBeNull()
    open(createBar('v2', { alert: 'c', text: 'Buses' }))
    expect(shown()).toEqual([expect.stringContaining('Buses')])
  })

  test('a dismissed alert stays dismissed while others take its place', () => {
    const buses = { alert: 'a', text: 'Buses' }
    open(createBar('v1', buses))
    fireEvent.click(dismiss('Buses'))
    open(createBar('v2', { alert: 'b', text: 'Hostel' }))
    fireEvent.click(dismiss('Hostel'))
    open(createBar('v1', buses))
    expect(screen.queryByRole('region')).toBeNull()
  })

  test.each(['storage', 'pageshow'])(
    'an alert that was dismissed on another page is hidden at the event %s',
    (event) => {
      open(createBar('v1', { alert: 'a', text: 'Buses' }))
      localStorage.setItem('dismissed-alerts', 'z a')
      window.dispatchEvent(new Event(event))
      expect(screen.queryByRole('region')).toBeNull()
    },
  )

  test('an alert without a button is shown whatever the device remembers', () => {
    localStorage.setItem('dismissed-alerts', 'a')
    open(createBar('v1', { text: 'Closed', isClosed: true }))
    expect(shown()).toHaveLength(1)
  })

  test('an alert can be dismissed where storage is switched off', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    open(createBar('v1', { text: 'Buses' }))
    fireEvent.click(dismiss('Buses'))
    expect(shown()).toEqual([])
  })
})

describe('a page kept by a cache or the browser', () => {
  let answer: () => Promise<Partial<Response>>
  const ofAlert = (path: string) => (expect(path).toBe('/alert'), answer())
  const asked = jest.fn(ofAlert)

  /** Opens the page with its bar and fetches the alerts. */
  function openKept(bar: string, readyState: DocumentReadyState = 'interactive', main = '') {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState)
    window.matchMedia = jest.fn().mockReturnValue({ addEventListener: jest.fn() })
    window.fetch = asked as never
    open(bar, main)
    fetchAlerts()
  }
  /** @param date the site's time */
  const responseOf = (text: string, date = new Date(Date.now())) => ({
    ok: true,
    headers: new Headers({ date: date.toUTCString() }),
    text: async () => text,
  })
  const respond = (text: string, date?: Date) => async () => responseOf(text, date)

  /** Shows the page after its response; its style sheet loads. */
  async function request(event: Event = new Event('pageshow')) {
    ;(event.type === 'pageshow' ? window : document).dispatchEvent(event)
    await jest.advanceTimersByTimeAsync(0)
    for (const sheet of slot().querySelectorAll('link')) fireEvent.load(sheet)
    await jest.advanceTimersByTimeAsync(0)
  }
  /** Does the same, and runs the script of the new bar. */
  async function show(event?: Event) {
    const before = slot().querySelector('section')
    await request(event)
    if (slot().querySelector('section') !== before) runAlertBar()
  }

  afterEach(() => asked.mockClear())

  test('gets an alert, which is announced', async () => {
    openKept('')
    answer = respond(createBar('v1', { text: 'Closed', isClosed: true }))
    await show()
    expect(screen.getByRole('alert')).toHaveTextContent('Closed')
  })

  test('shows it only together with its styles', async () => {
    openKept('')
    answer = respond(createBar('v1', { text: 'Closed', isClosed: true }))
    window.dispatchEvent(new Event('pageshow'))
    await jest.advanceTimersByTimeAsync(0)
    expect(shown()).toEqual([])
  })

  test('shows it without styles and script when those cannot be fetched', async () => {
    openKept('')
    answer = respond(createBar('v1', { text: 'Closed', isClosed: true }))
    window.dispatchEvent(new Event('pageshow'))
    await jest.advanceTimersByTimeAsync(0)
    fireEvent.error(slot().querySelector('link')!)
    await jest.advanceTimersByTimeAsync(0)
    fireEvent.error(slot().querySelector('script')!)
    expect(shown()).toHaveLength(1)
  })

  test('never shows one that was dismissed on this device', async () => {
    localStorage.setItem('dismissed-alerts', 'a')
    openKept('')
    answer = respond(createBar('v1', { alert: 'a', text: 'Late' }))
    await request()
    expect(screen.queryByRole('region')).toBeNull()
    runAlertBar()
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('judges an alert by the clock of the site when that of the device is wrong', async () => {
    const bar = createBar('v1', { text: 'Closed', isClosed: true, endsIn: hour })
    jest.setSystemTime(now.getTime() + 5 * hour)
    openKept(bar)
    expect(screen.queryByRole('region')).toBeNull()
    answer = respond(bar, now)
    await show()
    expect(shown()).toHaveLength(1)
    jest.advanceTimersByTime(hour)
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('accepts nothing from another server, such as the login page of a network', async () => {
    openKept(createBar('v1', { text: 'Late' }))
    answer = respond('<html><h1>Log in</h1></html>')
    await show()
    expect(slot()).toHaveTextContent('Late')
    expect(screen.queryByRole('heading')).toBeNull()
  })

  test('gets the new text of an alert, and removes one that is over', async () => {
    openKept(createBar('v1', { text: 'Late' }))
    answer = respond(createBar('v2', { text: 'Later' }))
    await show(new Event('visibilitychange'))
    expect(shown()).toEqual([expect.stringContaining('Later')])
    answer = respond('')
    await show()
    expect(slot()).toBeEmptyDOMElement()
  })

  test('is left unchanged when it is current', async () => {
    openKept(createBar('v1', { text: 'Late' }))
    const before = screen.getByRole('article')
    answer = respond(createBar('v1', { text: 'Late' }))
    await show()
    expect(screen.getByRole('article')).toBe(before)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the site answers with an error', async () => ({ ...responseOf(''), ok: false })],
    [
      'the network fails in the middle',
      async () => ({ ...responseOf(''), text: () => Promise.reject(new TypeError('aborted')) }),
    ],
  ])('keeps its alert when %s', async (_, failure) => {
    openKept(createBar('v1', { text: 'Late' }))
    answer = failure
    await show()
    expect(shown()).toHaveLength(1)
  })

  test('requests the alerts at once when React has rendered it after the load', async () => {
    answer = respond('')
    openKept(createBar('v1', { text: 'Over' }), 'complete')
    await jest.advanceTimersByTimeAsync(0)
    expect(slot()).toBeEmptyDOMElement()
  })

  test('requests nothing while it is hidden', async () => {
    openKept('')
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await show(new Event('visibilitychange'))
    expect(asked).not.toHaveBeenCalled()
  })

  test('shows the later of two responses, in whichever order they arrive', async () => {
    openKept('')
    let respondLate: (response: Partial<Response>) => void = () => undefined
    answer = () => new Promise((resolve) => (respondLate = resolve))
    window.dispatchEvent(new Event('pageshow'))
    answer = respond(createBar('v2', { text: 'New' }))
    await show()
    respondLate(responseOf(createBar('v1', { text: 'Old' })))
    await jest.advanceTimersByTimeAsync(0)
    expect(shown()).toEqual([expect.stringContaining('New')])
  })

  describe('with bus routes', () => {
    const routes = (version: string, text: string) =>
      `<ol data-alert-version="${version}"><li id="route-3">${text}</li></ol>`
    const none = 'No notice for today'

    /** The page at `?alerts=…` is the current one of the site. */
    function openRoutes(bar: string, list: string, current: string) {
      openKept(bar, 'interactive', list)
      run('@/components/ui/AlertNotice/AlertNotice.browser')
      asked.mockImplementation(async (path) =>
        path === '/alert'
          ? answer()
          : responseOf(`<html><body>${path} ${current}<script>broken(</script></body></html>`),
      )
    }
    afterEach(() => asked.mockImplementation(ofAlert))

    test('shows what the alert says of them, until its end', async () => {
      const late = routes('v1', 'Late')
      openRoutes('', routes('', none), late)
      answer = respond(createBar('v1', { text: 'Late' }))
      await show()
      expect(screen.getByRole('listitem')).toHaveTextContent(/^Late$/)
      expect(asked).toHaveBeenLastCalledWith('?alerts=v1')

      openRoutes(createBar('v1', { text: 'Late' }), late, routes('', none))
      answer = respond('')
      await show()
      expect(screen.getByRole('listitem')).toHaveTextContent(none)
    })

    test('requests them only when they have changed', async () => {
      openRoutes('', routes('', none), '')
      answer = respond('')
      await show()
      expect(asked).toHaveBeenCalledTimes(1)
    })

    test('keeps them when the page cannot be fetched', async () => {
      openRoutes('', routes('', none), 'Internal Server Error')
      answer = respond(createBar('v1', { text: 'Late' }))
      await show()
      expect(screen.getByRole('listitem')).toHaveTextContent(none)
    })
  })
})
