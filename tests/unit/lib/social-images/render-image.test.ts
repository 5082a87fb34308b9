/** @jest-environment node */
import sharp from 'sharp'
import { type SocialImage, createImage, versionOf } from '@/lib/social-images/social-image'
import { renderImage } from '@/lib/social-images/render-image'
import { renderText } from '@/lib/social-images/render-text'

const plain = {
  place: 'news/1',
  kicker: 'News',
  title: 'Sports day',
  picture: '/pictures/campus-960.jpg',
}
const draw = (card: Partial<SocialImage>, photo?: Buffer) =>
  renderImage(createImage({ ...plain, ...card }), photo)

/** Noise, which no format makes small. */
const noise = (width: number, height: number) => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 }
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
}

async function expectCard(file: Buffer) {
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
  ['all it can have', { note: '5 December 2026', flag: { day: 31, month: 12 } }],
  ['Bengali and Hindi', { title: 'দুর্গাপূজার ছুটি हिन्दी दिवस', kicker: 'খবর' }],
  ['markup', { title: '<b>Loud</b> & <span size="9999999">big</span> </span>' }],
  ['emoji alone', { title: '🎉🎉🎉', note: '🎉' }],
  ['20,000 letters without a space', { title: 'W'.repeat(20_000), note: 'W'.repeat(20_000) }],
  ['20,000 letters with spaces', { title: 'long '.repeat(4_000), kicker: 'long '.repeat(4_000) }],
  ['piled signs and broken letters', { title: `ক${'\u0981'.repeat(900)}\ud800` }],
])('draws a card with %s', async (_, card) => {
  await expectCard(await draw(card))
})

it.each([
  ['a tall picture', 300, 2000],
  ['a small picture', 3, 2],
  ['a picture that no format makes small', 1600, 1200],
])('draws a card with %s', async (_, width, height) => {
  await expectCard(await draw({}, await noise(width, height)))
})

it('draws a picture with an alpha channel, and one in grey', async () => {
  const clear = { width: 40, height: 40, channels: 4 as const, background: '#0000' }
  await expectCard(await draw({}, await sharp({ create: clear }).png().toBuffer()))
  await expectCard(
    await draw(
      {},
      await sharp(await noise(40, 40))
        .greyscale()
        .png()
        .toBuffer(),
    ),
  )
})

it('refuses what is no picture', async () => {
  await expect(draw({}, Buffer.from('not a picture'))).rejects.toThrow()
})

it('shapes Bengali as one reads it, and not letter by letter', async () => {
  const look = { face: 'heading' as const, colour: '#ffffff', width: 900, height: 200, sizes: [80] }
  const joined = await renderText({ ...look, text: 'ক্ষ' })
  // The same letters kept apart, by the sign that Unicode has for it.
  const apart = await renderText({ ...look, text: 'ক্\u200cষ' })
  expect(joined.width).toBeLessThan(apart.width)
})

it('takes a smaller size for a longer title, and cuts what fits at none', async () => {
  const look = { face: 'heading' as const, colour: '#ffffff', width: 400, height: 200 }
  const text = 'Annual sports day'
  const large = await renderText({ ...look, text, sizes: [200, 60] })
  expect(large).toEqual(await renderText({ ...look, text, sizes: [60] }))
  const cut = await renderText({ ...look, text: `${text} `.repeat(30), sizes: [60] })
  expect(cut.width).toBeLessThanOrEqual(400)
  expect(cut.height).toBeLessThanOrEqual(200)
})

describe('the version of a card', () => {
  it('is the same for the same, and another for another', async () => {
    const version = await versionOf(createImage(plain))
    expect(version).toMatch(/^[\da-f]{20}$/)
    expect(await versionOf(createImage({ ...plain }))).toBe(version)
    const others: Partial<SocialImage>[] = [
      { title: 'Sports Day' },
      { note: '5 December 2026' },
      { flag: { day: 5, month: 12 } },
      { photo: '/api/image/x.jpg' },
      { picture: '/pictures/gate-960.jpg' },
      { place: 'news/2' },
    ]
    const versions = others.map((other) => versionOf(createImage({ ...plain, ...other })))
    expect(new Set([version, ...(await Promise.all(versions))]).size).toBe(others.length + 1)
  })
})
