import { withLateScripts } from '@/lib/cache/late-scripts.mjs'

const page =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>' +
  '<script src="/_next/static/a.js" async=""></script>' +
  '<script src="/enhance.js?v=1" defer=""></script></head>' +
  '<body><script>self.x=[]</script><script src="/_next/static/b.js" id="_R_" async=""></script></body>'

const addresses = () =>
  [...document.querySelectorAll<HTMLScriptElement>('head script')].map((script) =>
    script.getAttribute('src'),
  )

/** Runs what stands in the page in the place of its scripts, as a browser would at that point. */
function open(html: string) {
  document.head.innerHTML = ''
  const loader = /<script>([^<]*)<\/script><\/body>/.exec(html)?.[1]
  new Function(loader!)()
}

const paint = jest.fn<number, [FrameRequestCallback]>()

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

test('the framework is fetched once the page has been painted', () => {
  open(withLateScripts(page))
  expect(addresses()).toEqual([])
  paint.mock.calls[0]![0](0)
  jest.runAllTimers()
  expect(addresses()).toEqual(['/_next/static/a.js', '/_next/static/b.js'])
})

test('a page in a tab behind gets it at once', () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  open(withLateScripts(page))
  expect(addresses()).toEqual(['/_next/static/a.js', '/_next/static/b.js'])
})

test('the button that was pressed last is remembered until the framework has come', () => {
  open(withLateScripts(page))
  document.body.innerHTML = '<button>Curriculum</button><button><b>Hostel</b></button><p>Words</p>'
  document.querySelector('button')!.click()
  document.querySelector('b')!.click()
  expect(window.pressed?.textContent).toBe('Hostel')
})

test('a page without framework scripts stays as it is', () => {
  expect(withLateScripts('<body>Fees</body>')).toBe('<body>Fees</body>')
})
