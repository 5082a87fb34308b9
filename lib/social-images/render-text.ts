import 'server-only'
import path from 'node:path'
import sharp from 'sharp'
import { processSingleton } from '@/lib/core/singleton'
import { cut } from '@/lib/rich-text/cut'
import { scriptOf } from '@/lib/rich-text/script-of'
import { imageFaces, imageFontFiles } from './font-files'

type Words = {
  text: string
  face: keyof typeof imageFaces
  colour: string
  /** In pixels, the largest first: the first one at which the text fits is taken. */
  sizes: readonly number[]
  width: number
  height: number
  /** With lines of much the same length, as headings have on the site. */
  balanced?: boolean
}

/** Drawn words, trimmed to their ink; `room` is their height had the last line a letter that reaches down. */
export type RenderedText = { pixels: Buffer; width: number; height: number; room: number }

/**
 * From line to line, as a share of the size, and of the fonts' own leading (measured), which leaves more room
 * for signs above and below. Indic letters need some of it, and reach above capitals.
 */
const leadings = {
  latin: { pitch: 1.18, ofOwn: 0.66, above: 0 },
  indic: { pitch: 1.33, ofOwn: 0.82, above: 0.25 },
}
/** Of a capital, and of the tail of a `g`, as a share of the size. */
const heights = { capital: 0.67, tail: 0.25 }

/**
 * Sets a text in lines and draws it. Pango shapes the letters, as it must for Bengali and Hindi; a text that
 * does not fit at the smallest size is cut with an ellipsis.
 * @param text made of letters that `drawable` lets through, and not empty
 */
export async function renderText({ text, sizes, ...words }: Words): Promise<RenderedText> {
  await loadFonts()
  const fits = ({ width, height }: RenderedText) => width <= words.width && height <= words.height
  for (const size of sizes) {
    const line = { ...words, text, size, wrap: 'word' } as const
    const drawing = await renderLines(line)
    if (fits(drawing)) return words.balanced ? balance(line, drawing) : drawing
  }
  const size = sizes.at(-1)!
  let [fitting, tooLong] = [1, text.length]
  let best = await renderLines({ ...words, text: shorten(text, fitting), size, wrap: 'word-char' })
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1
    const drawing = await renderLines({
      ...words,
      text: shorten(text, middle),
      size,
      wrap: 'word-char',
    })
    if (fits(drawing)) [fitting, best] = [middle, drawing]
    else tooLong = middle
  }
  return best
}

/** Cut between words, where there is a space near the end. */
const shorten = (text: string, limit: number) => cut(text, limit).replace(/\s\S{0,14}…$/, '…')

/** Narrows the lines as far as there are no more of them. */
async function balance(line: Line, drawing: RenderedText): Promise<RenderedText> {
  let best = drawing
  for (const share of [0.92, 0.84, 0.76, 0.68, 0.6]) {
    const width = Math.round(line.width * share)
    const narrower = await renderLines({ ...line, width })
    if (narrower.height > drawing.height * 1.1 || narrower.width > width) break
    best = narrower
  }
  return best
}

type Line = Omit<Words, 'sizes' | 'balanced'> & { size: number; wrap: 'word' | 'word-char' }

async function renderLines({ text, face, colour, size, width, wrap }: Line): Promise<RenderedText> {
  const leading = scriptOf(text) ? leadings.indic : leadings.latin
  const look = {
    face: imageFaces[face],
    size: `${size}pt`,
    foreground: colour,
    line_height: leading.ofOwn,
    insert_hyphens: 'false',
  }
  const attributes = Object.entries(look).map(([name, value]) => `${name}="${value}"`)
  const markup = `<span ${attributes.join(' ')}>${escape(withoutBadBreaks(text))}</span>`
  const { data, info } = await sharp({ text: { text: markup, width, wrap, rgba: true, dpi: 72 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { capital, tail } = heights
  const pitch = leading.pitch * size
  const linesBefore = Math.round((info.height - capital * size) / pitch)
  const nominal = Math.round(linesBefore * pitch + (capital + tail + leading.above) * size)
  return { pixels: data, ...info, room: Math.max(info.height, nominal) }
}

/** A title is text: whatever looks like Pango's markup in it is drawn as it stands. */
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Keeps together what is read as one: `Class IX`, `Pre-Nursery`, `2026-27`. */
const withoutBadBreaks = (text: string) =>
  text.replace(/\b(Class|Rs\.|₹) (?=\S)/gi, '$1\u00a0').replace(/-(?=\S)/g, '-\u2060')

const loaded = processSingleton<{ fonts?: Promise<unknown> }>('card-fonts', () => ({}))

/** Pango takes one file with a text, and knows it from then on. */
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
