import sharp from 'sharp'
import { type SocialImage, createImage, hashVersion } from '@/lib/social-images/social-image'
import { renderImage } from '@/lib/social-images/render-image'
import { renderText } from '@/lib/social-images/render-text'

const plain = {
  place: 'news/1',
  kicker: 'News',
  title: 'Sports day',
  picture: '/pictures/campus-960.jpg',
}
const render = (fields: Partial<SocialImage>, photo?: Buffer) =>
  renderImage(createImage({ ...plain, ...fields }), photo)

/** Noise, which compresses badly. */
const noise = (width: number, height: number) => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 }
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
}

async function expectImage(file: Buffer) {
  expect(await sharp(file).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
    channels: 3,
  })
  expect(file.length).toBeLessThanOrEqual(250_000)
}

it.each([
  ['a plain title', { title: 'Sports day' }],
  ['all fields', { note: '5 December 2026', flag: { day: 31, month: 12 } }],
  ['Bengali and Hindi', { title: 'দুর্গাপূজার ছুটি हिन्दी दिवस', kicker: 'খবর' }],
  ['markup', { title: '<b>Loud</b> & <span size="9999999">big</span> </span>' }],
  ['only emoji', { title: '🎉🎉🎉', note: '🎉' }],
  ['20,000 characters without a space', { title: 'W'.repeat(20_000), note: 'W'.repeat(20_000) }],
  [
    '20,000 characters with spaces',
    { title: 'long '.repeat(4_000), kicker: 'long '.repeat(4_000) },
  ],
  ['many combining marks and lone surrogates', { title: `ক${'\u0981'.repeat(900)}\ud800` }],
])('renders %s', async (_, fields) => {
  await expectImage(await render(fields))
})

it.each([
  ['a tall picture', 300, 2000],
  ['a small picture', 3, 2],
  ['a picture that compresses badly', 1600, 1200],
])('renders %s', async (_, width, height) => {
  await expectImage(await render({}, await noise(width, height)))
})

it('renders a picture with an alpha channel, and one in grey', async () => {
  const clear = { width: 40, height: 40, channels: 4 as const, background: '#0000' }
  await expectImage(await render({}, await sharp({ create: clear }).png().toBuffer()))
  await expectImage(
    await render(
      {},
      await sharp(await noise(40, 40))
        .greyscale()
        .png()
        .toBuffer(),
    ),
  )
})

it('rejects a file that is not a picture', async () => {
  await expect(render({}, Buffer.from('not a picture'))).rejects.toThrow()
})

it('shapes Bengali conjuncts', async () => {
  const options = {
    face: 'heading' as const,
    colour: '#ffffff',
    width: 900,
    height: 200,
    sizes: [80],
  }
  const joined = await renderText({ ...options, text: 'ক্ষ' })
  // The same letters, separated by a zero-width non-joiner.
  const separate = await renderText({ ...options, text: 'ক্\u200cষ' })
  expect(joined.width).toBeLessThan(separate.width)
})

it('uses a smaller size for a longer title, and cuts a text that fits at no size', async () => {
  const options = { face: 'heading' as const, colour: '#ffffff', width: 400, height: 200 }
  const text = 'Annual sports day'
  const large = await renderText({ ...options, text, sizes: [200, 60] })
  expect(large).toEqual(await renderText({ ...options, text, sizes: [60] }))
  const cut = await renderText({ ...options, text: `${text} `.repeat(30), sizes: [60] })
  expect(cut.width).toBeLessThanOrEqual(400)
  expect(cut.height).toBeLessThanOrEqual(200)
})

describe('the version of a social image', () => {
  it('changes with the content', async () => {
    const version = await hashVersion(createImage(plain))
    expect(version).toMatch(/^[\da-f]{20}$/)
    expect(await hashVersion(createImage({ ...plain }))).toBe(version)
    const others: Partial<SocialImage>[] = [
      { title: 'Sports Day' },
      { note: '5 December 2026' },
      { flag: { day: 5, month: 12 } },
      { photo: '/api/image/x.jpg' },
      { picture: '/pictures/gate-960.jpg' },
      { place: 'news/2' },
    ]
    const versions = others.map((other) => hashVersion(createImage({ ...plain, ...other })))
    expect(new Set([version, ...(await Promise.all(versions))]).size).toBe(others.length + 1)
  })
})
