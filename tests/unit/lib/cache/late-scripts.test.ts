import { withLateScripts } from '@/lib/cache/late-scripts.mjs'

const atOnce = '<meta name="framework-script" content="0"/>'
const page =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>' +
  '<script src="/_next/static/a.js" async=""></script>' +
  '<script src="/enhance.js?v=1" defer=""></script></head>' +
  '<body><script>self.x=[]</script><script src="/_next/static/b.js" id="_R_" async=""></script></body>'

const addresses = () =>
  [...document.querySelectorAll<HTMLScriptElement>('head script')].map((script) =>
    script.getAttribute('src'),
  )

let leaving = new AbortController()

/** Takes back what the page before listens to. */
function leave() {
  leaving.abort()
  leaving = new AbortController()
}

beforeAll(() => {
  const { addEventListener } = window
  jest.spyOn(window, 'addEventListener').mockImplementation((name, listener, options) => {
    const given = typeof options === 'object' ? options : { capture: options }
    addEventListener.call(window, name, listener, { ...given, signal: leaving.signal })
  })
})

/** Runs what stands in the page in the place of its scripts, as a browser would at that point. */
function open(html: string) {
  document.head.innerHTML = ''
  leave()
  const loader = /<script>([^<]*)<\/script><\/body>/.exec(html)?.[1]
  new Function(loader!)()
}

const paint = jest.fn<number, [FrameRequestCallback]>()

function paintNow() {
  for (const [draw] of paint.mock.calls) draw(0)
  jest.runAllTimers()
}

beforeEach(() => {
  jest.useFakeTimers()
  paint.mockReset()
  window.requestAnimationFrame = paint
})
afterEach(() => {
  jest.useRealTimers()
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
})

test('nothing in the page asks for the framework but one script at its end', () => {
  const html = withLateScripts(page)
  expect(html).not.toMatch(/<script\b[^>]*\ssrc="\/_next/)
  expect(html).not.toContain('as="script"')
  expect(html).toContain('<script src="/enhance.js?v=1" defer=""></script>')
  expect(html).toContain('<body><script>self.x=[]</script><script>')
})

test('what React makes the page of is one script, for one hash in the policy', () => {
  const html = withLateScripts(
    page.replace('self.x=[]', 'self.__next_f=[]</script><script>self.__next_f.push([1,"a"])'),
  )
  expect(html).toContain('<script>self.__next_f=[];self.__next_f.push([1,"a"])</script>')
})

const asked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href)

test.each(['pointermove', 'keydown', 'scroll', 'focusin'])(
  'the framework comes when a visitor stirs (%s), once',
  (sign) => {
    open(withLateScripts(page))
    jest.runAllTimers()
    expect(addresses()).toEqual([])
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(addresses()).toEqual(['/_next/static/a.js', '/_next/static/b.js'])
  },
)

test('what begins the others runs last of them, each in its turn', () => {
  const began: boolean[] = []
  const append = jest.spyOn(document.head, 'appendChild').mockImplementation((element) => {
    began.push((element as unknown as HTMLScriptElement).async)
    return Node.prototype.appendChild.call(document.head, element) as never
  })
  const runtime = '<script src="/_next/static/turbopack-1.js" async=""></script>'
  open(withLateScripts(page.replace('<head>', `<head>${runtime}`)))
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  append.mockRestore()
  expect(addresses().at(-1)).toBe('/_next/static/turbopack-1.js')
  expect(began).toEqual([false, false, false])
  // React looks for a script by this.
  expect(document.querySelectorAll('script[async]')).toHaveLength(3)
})

test('it is fetched before that, once all else is there, but not for those who save data', () => {
  open(withLateScripts(page))
  jest.runAllTimers()
  expect(asked()).toEqual([])
  window.dispatchEvent(new Event('load'))
  paintNow()
  expect(asked()).toEqual([
    'http://localhost/_next/static/a.js',
    'http://localhost/_next/static/b.js',
  ])
  expect(addresses()).toEqual([])

  Object.assign(navigator, { connection: { saveData: true } })
  open(withLateScripts(page))
  window.dispatchEvent(new Event('load'))
  paintNow()
  expect(asked()).toEqual([])
  Reflect.deleteProperty(navigator, 'connection')
})

test('a page that needs it before has it run once all else is there and painted', () => {
  const html = withLateScripts(atOnce + page + atOnce)
  expect(html).not.toContain(atOnce)
  open(html)
  paintNow()
  expect(addresses()).toEqual([])
  window.dispatchEvent(new Event('load'))
  expect(addresses()).toEqual([])
  paintNow()
  expect(addresses()).toEqual(['/_next/static/a.js', '/_next/static/b.js'])
})

test('such a page in a tab behind does not wait for paint', () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  open(withLateScripts(atOnce + page))
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(addresses()).toEqual(['/_next/static/a.js', '/_next/static/b.js'])
})

test('a page that is to be left to its visitor at first has it run when that time is over', () => {
  open(withLateScripts('<meta name="framework-script" content="2000"/>' + page))
  window.dispatchEvent(new Event('load'))
  for (const [draw] of paint.mock.calls) draw(0)
  jest.advanceTimersByTime(1999)
  expect(addresses()).toEqual([])
  expect(asked()).toHaveLength(2)
  jest.advanceTimersByTime(1)
  expect(addresses()).toEqual(['/_next/static/a.js', '/_next/static/b.js'])
})

test('such a page, too, has it run when a visitor stirs, and no second time', () => {
  open(withLateScripts(atOnce + page))
  document.body.dispatchEvent(new Event('scroll', { bubbles: true }))
  window.dispatchEvent(new Event('load'))
  paintNow()
  expect(addresses()).toEqual(['/_next/static/a.js', '/_next/static/b.js'])
})

test('the button that was pressed last is remembered until the framework has come', () => {
  open(withLateScripts(page))
  document.body.innerHTML = '<main><button type="button"><b>Hostel</b></button></main>'
  document.querySelector('b')!.click()
  expect(window.pressed?.textContent).toBe('Hostel')
})

test('what works without it is not pressed once more', () => {
  open(withLateScripts(page))
  document.body.innerHTML =
    '<button type="button">Menu</button><main><form><button>Send</button></form></main>'
  document.forms[0]!.addEventListener('submit', (event) => event.preventDefault())
  for (const button of document.querySelectorAll('button')) {
    button.click()
    expect(window.pressed).toBeNull()
  }
})

test('a page without framework scripts stays as it is', () => {
  expect(withLateScripts('<body>Fees</body>')).toBe('<body>Fees</body>')
})
