import { withLateFonts } from '@/lib/cache/late-fonts.mjs'

const face = (name: string, range: string) =>
  `@font-face{unicode-range:${range};font-family:${name};src:url(/_next/static/media/${name}.3c.woff2)format("woff2");font-display:swap;font-weight:400 700}`
const latin = face('anek.p', 'U+0-7E,U+A0')
const rupee = face('rupee', 'U+20B9')
const bengali = face('bengali', 'U+951-952,U+964-965,U+980-9FE')
const hindi = face('hindi', 'U+900-97F')
const pageOf = (text: string) =>
  `<head><style>${latin}${rupee}${bengali}${hindi}b{top:0}</style></head><body><p>${text}</p></body>`
const page = pageOf('বিদ্যালয়')
const withReact = { scriptFree: false }

/** A font of the browser, which jsdom has not. */
class Face {
  constructor(
    public family: string,
    public source: ArrayBuffer | string,
    public descriptors: FontFaceDescriptors,
  ) {}
}

afterEach(() => jest.restoreAllMocks())

const paint = jest.fn<number, [FrameRequestCallback]>()
const fetched = jest.fn<Promise<unknown>, [string]>()
const added: Face[] = []
let load = () => {}

beforeEach(() => {
  jest.spyOn(window, 'addEventListener').mockImplementation((_, listener) => {
    load = listener as () => void
  })
  paint.mockReset()
  fetched.mockReset()
  fetched.mockImplementation((address) =>
    Promise.resolve({ arrayBuffer: () => Promise.resolve(`bytes of ${address}`) }),
  )
  added.length = 0
  window.requestAnimationFrame = paint
  Object.assign(window, { fetch: fetched, FontFace: Face })
  Object.assign(document, { fonts: { add: (one: Face) => added.push(one) } })
})

/** Parses the page as a browser with scripts does, to which `noscript` is text, and runs its script. */
function open(html: string) {
  document.documentElement.innerHTML = html
  const held = document.querySelector('noscript')!
  held.textContent = /<noscript[^>]*>(.*)<\/noscript>/.exec(html)![1]!
  new Function(document.querySelector('script')!.text)()
}

/** All of the page is there, and painted. */
async function arrive() {
  load()
  paint.mock.calls[0]![0](0)
  await new Promise((resolve) => setTimeout(resolve, 10))
}

test('fonts of letters that it shows come once the page is whole and painted, together', async () => {
  open(withLateFonts(pageOf('বিদ্যালয় ₹'), withReact))
  expect(document.querySelector('head > style')!.innerHTML).toBe(`${latin}${hindi}b{top:0}`)
  load()
  expect(fetched).not.toHaveBeenCalled()
  await arrive()
  expect(added).toEqual([
    {
      family: 'rupee',
      source: 'bytes of /_next/static/media/rupee.3c.woff2',
      descriptors: { display: 'swap', unicodeRange: 'U+20B9', weight: '400 700' },
    },
    {
      family: 'bengali',
      source: 'bytes of /_next/static/media/bengali.3c.woff2',
      descriptors: {
        display: 'swap',
        unicodeRange: 'U+951-952,U+964-965,U+980-9FE',
        weight: '400 700',
      },
    },
  ])
})

test('a font that has only marks which another has, too, waits for letters of its own', async () => {
  open(withLateFonts(pageOf('বিদ্যালয়।'), withReact))
  await arrive()
  expect(fetched.mock.calls).toEqual([['/_next/static/media/bengali.3c.woff2']])
  expect(added.map(({ family, source }) => [family, source])).toEqual([
    ['bengali', 'bytes of /_next/static/media/bengali.3c.woff2'],
    ['hindi', 'url(/_next/static/media/hindi.3c.woff2)format("woff2")'],
  ])
})

test('a font that does not arrive leaves the letters of the device, and the other fonts', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  open(withLateFonts(pageOf('বিদ্যালয় ₹'), withReact))
  await arrive()
  expect(added.map(({ family }) => family)).toEqual(['bengali'])
})

test('where no script runs they come with the page', () => {
  expect(withLateFonts(page, withReact)).toContain(
    `<noscript id="late-fonts"><style>${bengali}</style></noscript>`,
  )
})

test('a page that shows none of their letters stays as it is', () => {
  const plain = pageOf('Fees – 100%').replace('<p>', '<p title="বিদ্যালয়">')
  expect(withLateFonts(plain, withReact)).toBe(plain)
})

test('where nothing can bring them, fonts of other letters fall away', () => {
  expect(withLateFonts(page, { scriptFree: true })).toContain(`<style>${latin}b{top:0}</style>`)
  const plain = pageOf('Fees')
  expect(withLateFonts(plain, { scriptFree: true })).toBe(
    `<head><style>${latin}b{top:0}</style></head><body><p>Fees</p></body>`,
  )
})
