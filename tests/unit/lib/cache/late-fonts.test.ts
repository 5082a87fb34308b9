import { withLateFonts } from '@/lib/cache/late-fonts.mjs'

const face = (file: string, range: string, family = 'Anek') =>
  `@font-face{unicode-range:${range};font-family:${family};src:url(/_next/static/media/${file})}`
const latin = face('anek.p.1a.woff2', 'U+0-7E,U+A0')
const rupee = face('rupee.2b.woff2', 'U+20B9')
const headingRupee = face('eczar-rupee.4d.woff2', 'U+20B9', 'Eczar')
const bengali = face('bengali.3c.woff2', 'U+951-952,U+964-965,U+980-9FE')
const page = `<head><style>${latin}${rupee}${bengali}b{top:0}</style></head><body><p>বিদ্যালয়</p></body>`
const withReact = { scriptFree: false }

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

test('fonts of letters that it shows come once the page is whole and painted', () => {
  open(withLateFonts(page, withReact))
  expect(shown()).toEqual([`${latin}${rupee}b{top:0}`])
  window.dispatchEvent(new Event('load'))
  expect(shown()).toHaveLength(1)
  paint.mock.calls[0]![0](0)
  jest.runAllTimers()
  expect(shown()[1]).toBe(bengali)
})

test('where no script runs they come with the page', () => {
  expect(withLateFonts(page, withReact)).toContain(
    `<noscript id="late-fonts"><style>${bengali}</style></noscript>`,
  )
})

test('a page that shows none of their letters stays as it is', () => {
  const plain = page.replace('<p>বিদ্যালয়', '<p title="বিদ্যালয়">Fees – 100%')
  expect(withLateFonts(plain, withReact)).toBe(plain)
})

test('where nothing can bring them, fonts of other letters fall away', () => {
  expect(withLateFonts(page, { scriptFree: true })).toContain(`<style>${latin}b{top:0}</style>`)
  const plain = page.replace('বিদ্যালয়', 'Fees')
  expect(withLateFonts(plain, { scriptFree: true })).toBe(
    `<head><style>${latin}b{top:0}</style></head><body><p>Fees</p></body>`,
  )
})

test('the sign of prices comes with the page that shows it, ahead for the text', () => {
  const fees = page.replace(rupee, rupee + headingRupee).replace('বিদ্যালয়', '₹ 500')
  const preload =
    '<link rel="preload" href="/_next/static/media/rupee.2b.woff2" as="font" crossorigin="" type="font/woff2"/>'
  expect(withLateFonts(fees, { scriptFree: true })).toBe(
    `<head>${preload}<style>${latin}${rupee}${headingRupee}b{top:0}</style></head><body><p>₹ 500</p></body>`,
  )
  expect(withLateFonts(fees, withReact)).toBe(fees.replace('<style>', () => `${preload}<style>`))
})
