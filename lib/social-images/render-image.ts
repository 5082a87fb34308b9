import 'server-only'
import sharp, { type OverlayOptions } from 'sharp'
import { school } from '@/content/school'
import { monthShort } from '@/lib/core/dates'
import { withSupportedGlyphs } from './glyphs'
import { banner, flag, backgroundSvg, houses, inks } from './render-background'
import { type RenderedText, renderText } from './render-text'
import { type SocialImage, imageSize, crest, publicFile } from './social-image'

/** Where the words stand, in pixels: clear of the notch. */
const left = 56
const width = 548
const crestBox = { top: 46, width: 78, height: 92 }
/** Kicker, title and note stand in the middle of this, as one. */
const body = { top: 158, height: 424 }
const gap = 24

const titleSizes = [88, 78, 68, 60, 52, 46]
const lineSizes = [31, 27]

/** A photograph of 60 megapixels is none that a school would publish. */
const maxPixels = 60_000_000

/** Messengers leave out what is heavier (R-PREVIEW-2). */
const maxBytes = 250_000
const qualities = [84, 74, 60, 40]

/**
 * Draws a card.
 * @param photo the record's own picture, when there is one
 * @returns a JPEG of 1200 × 630 pixels and at most 250 KB
 */
export async function renderImage(card: SocialImage, photo: Buffer | undefined): Promise<Buffer> {
  const [picture, ground, crestDrawn, words] = await Promise.all([
    coverPicture(photo ?? publicFile(card.picture)),
    backgroundSvg(card.flag && houseOf(card.flag)),
    sharp(publicFile(crest), { density: 150 })
      .resize({ ...crestBox, fit: 'inside' })
      .png()
      .toBuffer(),
    renderTexts(card),
  ])
  const layers = [
    { input: ground, left: 0, top: 0 },
    { input: crestDrawn, left, top: crestBox.top },
  ]
  const drawn = await sharp(picture, { raw: { ...imageSize, channels: 3 } })
    .composite([...layers, ...words])
    .removeAlpha()
    .raw()
    .toBuffer()
  return encode(drawn)
}

/** The picture fills what the banner leaves free, and reaches a little below it. */
async function coverPicture(file: string | Buffer): Promise<Buffer> {
  const left = banner.width - banner.notch - banner.hem
  const size = { width: imageSize.width - left, height: imageSize.height }
  return sharp(file, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ ...size, fit: 'cover', position: 'centre' })
    .flatten({ background: inks.onDeep })
    .extend({ left, background: inks.deep })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
}

async function renderTexts(card: SocialImage): Promise<OverlayOptions[]> {
  const brandLeft = left + crestBox.width + 18
  const [brand, ...lines] = await Promise.all([
    line(
      withSupportedGlyphs(school.name),
      'heading',
      inks.onDeep,
      [42, 36, 30],
      width - crestBox.width - 18,
    ),
    line(card.kicker, 'text', inks.kuri, lineSizes, width),
    title(card.title, Boolean(card.note)),
    line(card.note ?? '', 'text', inks.onDeep2, lineSizes, width),
  ])
  const stack = lines.filter((drawing) => drawing !== undefined)
  const total = stack.reduce((sum, { room }) => sum + room + gap, -gap)
  let top = body.top + Math.round((body.height - total) / 2)
  const placed = stack.map((drawing) => {
    const layer = place(drawing, left, top)
    top += drawing.room + gap
    return layer
  })
  const brandTop = crestBox.top + Math.round((crestBox.height - (brand?.height ?? 0)) / 2) - 4
  return [
    ...(brand ? [place(brand, brandLeft, brandTop)] : []),
    ...placed,
    ...(card.flag ? await renderFlag(card.flag) : []),
  ]
}

const title = (text: string, hasNote: boolean) =>
  words(text, {
    face: 'heading' as const,
    colour: inks.onDeep,
    sizes: titleSizes,
    balanced: true,
    width,
    height: body.height - (hasNote ? 2 : 1) * (gap + 36),
  })

const line = (
  text: string,
  face: 'heading' | 'text',
  colour: string,
  sizes: readonly number[],
  lineWidth: number,
) => words(text, { face, colour, sizes, width: lineWidth, height: sizes[0]! * 1.4 })

/** Nothing, where there is nothing to say. */
const words = async (text: string, look: Omit<Parameters<typeof renderText>[0], 'text'>) =>
  text ? renderText({ ...look, text }) : undefined

const houseOf = ({ day }: { day: number }) => day % houses.length

/** The day over the month, in the middle of the flag. */
async function renderFlag({
  day,
  month,
}: NonNullable<SocialImage['flag']>): Promise<OverlayOptions[]> {
  const { ink: colour } = houses[houseOf({ day })]!
  const box = { colour, width: flag.width, height: 80 }
  const [number, name] = await Promise.all([
    renderText({ ...box, text: String(day).padStart(2, '0'), face: 'heading', sizes: [64] }),
    renderText({ ...box, text: monthShort(month).toUpperCase(), face: 'text', sizes: [28] }),
  ])
  const middle = (drawing: RenderedText) => flag.left + Math.round((flag.width - drawing.width) / 2)
  return [place(number, middle(number), 30), place(name, middle(name), 30 + number.height + 14)]
}

const place = (
  { pixels, width, height }: RenderedText,
  left: number,
  top: number,
): OverlayOptions => ({
  input: pixels,
  raw: { width, height, channels: 4 },
  left,
  top,
})

async function encode(pixels: Buffer): Promise<Buffer> {
  let file = Buffer.alloc(0)
  for (const quality of qualities) {
    file = await sharp(pixels, { raw: { ...imageSize, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (file.length <= maxBytes) break
  }
  return file
}
