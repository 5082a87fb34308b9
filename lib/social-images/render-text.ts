import 'server-only'
import path from 'node:path'
import sharp from 'sharp'
import { getProcessSingleton } from '@/lib/core/singleton'
import { escapeMarkup } from '@/lib/core/xml'
import { cut } from '@/lib/rich-text/cut'
import { detectScript } from '@/lib/rich-text/detect-script'
import { imageFaces, imageFontFiles } from './font-files'

type TextOptions = {
  text: string
  face: keyof typeof imageFaces
  colour: string
  /** In pixels, in descending order. The first size at which the text fits is used. */
  sizes: readonly number[]
  width: number
  height: number
  /** Whether lines should have similar lengths, like headings on the site. */
  balanced?: boolean
}

/** A rendered text, trimmed. `room` is its height as if the last line had a descender. */
export type RenderedText = { pixels: Buffer; width: number; height: number; room: number }

/**
 * Line spacing. `pitch` is a fraction of the font size. `ofOwn` is the same as a fraction of the font's own line height
 * (measured), which has more space for marks. Indic scripts need some of that space, and their letters rise above
 * capitals by `above`.
 */
const leadings = {
  latin: { pitch: 1.18, ofOwn: 0.66, above: 0 },
  indic: { pitch: 1.33, ofOwn: 0.82, above: 0.25 },
}
/** The heights of a capital and of a descender, as fractions of the font size. */
const heights = { capital: 0.67, tail: 0.25 }

/**
 * Breaks a text into lines and renders it. Pango shapes the glyphs, which Bengali and Hindi need. A text that does not
 * fit at the smallest size is cut with an ellipsis.
 * @param text not empty, and only with characters that `withSupportedGlyphs` returns
 */
export async function renderText({ text, sizes, ...options }: TextOptions): Promise<RenderedText> {
  await loadFonts()
  const fits = ({ width, height }: RenderedText) =>
    width <= options.width && height <= options.height
  for (const size of sizes) {
    const line = { ...options, text, size, wrap: 'word' } as const
    const rendering = await renderLines(line)
    if (fits(rendering)) return options.balanced ? balance(line, rendering) : rendering
  }
  const size = sizes.at(-1)!
  let [fitting, tooLong] = [1, text.length]
  let best = await renderLines({
    ...options,
    text: cut(text, fitting),
    size,
    wrap: 'word-char',
  })
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1
    const rendering = await renderLines({
      ...options,
      text: cut(text, middle),
      size,
      wrap: 'word-char',
    })
    if (fits(rendering)) [fitting, best] = [middle, rendering]
    else tooLong = middle
  }
  return best
}

/** Narrows the lines as far as possible without adding one. */
async function balance(line: Line, rendering: RenderedText): Promise<RenderedText> {
  let best = rendering
  for (const share of [0.92, 0.84, 0.76, 0.68, 0.6]) {
    const width = Math.round(line.width * share)
    const narrower = await renderLines({ ...line, width })
    if (narrower.height > rendering.height * 1.1 || narrower.width > width) break
    best = narrower
  }
  return best
}

type Line = Omit<TextOptions, 'sizes' | 'balanced'> & { size: number; wrap: 'word' | 'word-char' }

async function renderLines({ text, face, colour, size, width, wrap }: Line): Promise<RenderedText> {
  const leading = detectScript(text) ? leadings.indic : leadings.latin
  const style = {
    face: imageFaces[face],
    size: `${size}pt`,
    foreground: colour,
    line_height: leading.ofOwn,
    insert_hyphens: 'false',
  }
  const attributes = Object.entries(style).map(([name, value]) => `${name}="${value}"`)
  const markup = `<span ${attributes.join(' ')}>${escapeMarkup(withoutBadBreaks(text))}</span>`
  const { data, info } = await sharp({ text: { text: markup, width, wrap, rgba: true, dpi: 72 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { capital, tail } = heights
  const pitch = leading.pitch * size
  const linesBefore = Math.round((info.height - capital * size) / pitch)
  const nominal = Math.round(linesBefore * pitch + (capital + tail + leading.above) * size)
  return { pixels: data, ...info, room: Math.max(info.height, nominal) }
}

/** Prevents line breaks in `Class IX`, `Pre-Nursery` or `2026-27`. */
const withoutBadBreaks = (text: string) =>
  text.replace(/\b(Class|Rs\.|₹) (?=\S)/gi, '$1\u00a0').replace(/-(?=\S)/g, '-\u2060')

const loaded = getProcessSingleton<{ fonts?: Promise<unknown> }>('card-fonts', () => ({}))

/** Pango accepts one font file per text, and remembers it afterwards. */
function loadFonts(): Promise<unknown> {
  loaded.fonts ??= Promise.all(
    Object.values(imageFontFiles).map((file) =>
      sharp({
        text: { text: '1', fontfile: path.join(/* turbopackIgnore: true */ process.cwd(), file) },
      })
        .raw()
        .toBuffer(),
    ),
  )
  return loaded.fonts
}
