import { withLateFonts } from '@/lib/cache/late-fonts.mjs'

const face = (file: string) => `@font-face{font-family:f;src:url(/_next/static/media/${file})}`
const page =
  `<head><style>${face('anek.p.1a.woff2')}${face('bengali.2b.woff2')}b{top:0}</style></head>` +
  '<body><p>Fees</p></body>'

const paint = jest.fn<number, [FrameRequestCallback]>()

beforeEach(() => {
  jest.useFakeTimers()
  paint.mockReset()
  window.requestAnimationFrame = paint
})
afterEach(() => jest.useRealTimers())

const shown = () => [...document.querySelectorAll('head > style')].map((style) => style.innerHTML)

/** Parses the page as a browser with scripts does, to which `noscript` is text, and runs its script. */
function open(html: string) {
  document.documentElement.innerHTML = html
  const held = document.querySelector('noscript')!
  held.textContent = /<noscript[^>]*>(.*)<\/noscript>/.exec(html)![1]!
  new Function(document.querySelector('script')!.text)()
}

test('fonts that are not preloaded come once the page is whole and painted', () => {
  open(withLateFonts(page))
  expect(shown()).toEqual([`${face('anek.p.1a.woff2')}b{top:0}`])
  window.dispatchEvent(new Event('load'))
  expect(shown()).toHaveLength(1)
  paint.mock.calls[0]![0](0)
  jest.runAllTimers()
  expect(shown()[1]).toBe(face('bengali.2b.woff2'))
})

test('where no script runs they come with the page', () => {
  expect(withLateFonts(page)).toContain(
    `<noscript id="late-fonts"><style>${face('bengali.2b.woff2')}</style></noscript>`,
  )
})

test('a page without such fonts stays as it is', () => {
  const plain = page.replace(face('bengali.2b.woff2'), '')
  expect(withLateFonts(plain)).toBe(plain)
})
