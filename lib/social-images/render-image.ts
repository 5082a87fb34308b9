import 'server-only'
import sharp, { type OverlayOptions } from 'sharp'
import { formatTwoDigits, getShortMonthName } from '@/lib/core/dates'
import { banner, flag, renderBackgroundSvg, houses, colours } from './render-background'
import { type RenderedText, renderText } from './render-text'
import { type SocialImage, imageSize, crest, getPublicFile } from './social-image'

/** The text column, in pixels. It does not overlap the notch. */
const left = 56
const width = 548
const crestBox = { top: 46, width: 78, height: 92 }
/** Kicker, title and note are centred vertically in this box. */
const body = { top: 158, height: 424 }
const gap = 24

const titleSizes = [88, 78, 68, 60, 52, 46]
const lineSizes = [31, 27]

/** Limits the memory for one photograph. */
const maxPixels = 60_000_000

/** Messengers ignore larger files (R-PREVIEW-2). */
const maxBytes = 250_000
const qualities = [84, 74, 60, 40]

/**
 * Renders a social image.
 * @param photo the record's own picture, if there is one
 * @returns a JPEG of 1200 × 630 pixels and at most 250 KB
 */
export async function renderImage(image: SocialImage, photo: Buffer | undefined): Promise<Buffer> {
  const [picture, background, crestPng, texts] = await Promise.all([
    coverPicture(photo ?? getPublicFile(image.picture)),
    renderBackgroundSvg(image.flag && chooseHouse(image.flag)),
    sharp(getPublicFile(crest), { density: 150 })
      .resize({ ...crestBox, fit: 'inside' })
      .png()
      .toBuffer(),
    renderTexts(image),
  ])
  const layers = [
    { input: background, left: 0, top: 0 },
    { input: crestPng, left, top: crestBox.top },
  ]
  const pixels = await sharp(picture, { raw: { ...imageSize, channels: 3 } })
    .composite([...layers, ...texts])
    .removeAlpha()
    .raw()
    .toBuffer()
  return encode(pixels)
}

/** Crops a picture to the area to the right of the banner. It extends a little under the banner. */
async function coverPicture(file: string | Buffer): Promise<Buffer> {
  const left = banner.width - banner.notch - banner.hem
  const size = { width: imageSize.width - left, height: imageSize.height }
  return sharp(file, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ ...size, fit: 'cover', position: 'centre' })
    .flatten({ background: colours.onDeep })
    .extend({ left, background: colours.deep })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
}

async function renderTexts(image: SocialImage): Promise<OverlayOptions[]> {
  const brandLeft = left + crestBox.width + 18
  const [brand, ...lines] = await Promise.all([
    renderLine(image.school, 'heading', colours.onDeep, [42, 36, 30], width - crestBox.width - 18),
    renderLine(image.kicker, 'text', colours.lime, lineSizes, width),
    renderTitle(image.title, Boolean(image.note)),
    renderLine(image.note ?? '', 'text', colours.onDeep2, lineSizes, width),
  ])
  const stack = lines.filter((text) => text !== undefined)
  const total = stack.reduce((sum, { room }) => sum + room + gap, -gap)
  let top = body.top + Math.round((body.height - total) / 2)
  const placed = stack.map((text) => {
    const layer = place(text, left, top)
    top += text.room + gap
    return layer
  })
  const brandTop = crestBox.top + Math.round((crestBox.height - (brand?.height ?? 0)) / 2) - 4
  return [
    ...(brand ? [place(brand, brandLeft, brandTop)] : []),
    ...placed,
    ...(image.flag ? await renderFlag(image.flag) : []),
  ]
}

const renderTitle = (text: string, hasNote: boolean) =>
  renderOptional(text, {
    face: 'heading' as const,
    colour: colours.onDeep,
    sizes: titleSizes,
    balanced: true,
    width,
    height: body.height - (hasNote ? 2 : 1) * (gap + 36),
  })

const renderLine = (
  text: string,
  face: 'heading' | 'text',
  colour: string,
  sizes: readonly number[],
  lineWidth: number,
) => renderOptional(text, { face, colour, sizes, width: lineWidth, height: sizes[0]! * 1.4 })

/** Renders a text unless it is empty. */
const renderOptional = async (
  text: string,
  options: Omit<Parameters<typeof renderText>[0], 'text'>,
) => (text ? renderText({ ...options, text }) : undefined)

const chooseHouse = ({ day }: { day: number }) => day % houses.length

/** Renders the day above the month, centred on the flag. */
async function renderFlag({
  day,
  month,
}: NonNullable<SocialImage['flag']>): Promise<OverlayOptions[]> {
  const { ink: colour } = houses[chooseHouse({ day })]!
  const box = { colour, width: flag.width, height: 80 }
  const [number, name] = await Promise.all([
    renderText({ ...box, text: formatTwoDigits(day), face: 'heading', sizes: [64] }),
    renderText({ ...box, text: getShortMonthName(month).toUpperCase(), face: 'text', sizes: [28] }),
  ])
  const getCentredLeft = (text: RenderedText) =>
    flag.left + Math.round((flag.width - text.width) / 2)
  return [
    place(number, getCentredLeft(number), 30),
    place(name, getCentredLeft(name), 30 + number.height + 14),
  ]
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
