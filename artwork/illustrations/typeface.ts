import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import type { Colour } from './core/colour'
import { filled, group, path } from './core/svg'

/** Letters a sheet may use; the fonts are cut down to them. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;-–·’()/&'

const PACKAGES = join(import.meta.dirname, '..', 'node_modules', '@fontsource-variable')

/** A font at one weight that draws text as outlines. */
export interface Typeface {
  /** Width of the text in pixels. */
  measure: (text: string, size: number) => number
  /** SVG of the text with the start of its base line at (x, y). */
  draw: (text: string, x: number, y: number, size: number, colour: Colour) => string
}

/** Loads a variable font of `@fontsource-variable` and fixes its weight. */
export async function loadTypeface(family: string, weight: number): Promise<Typeface> {
  const file = join(PACKAGES, family, 'files', `${family}-latin-wght-normal.woff2`)
  const cut = await subsetFont(await readFile(file), LETTERS, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  const font = fontkit.create(cut)
  if (!('layout' in font)) throw new Error(`${family} is a collection, not one font`)
  const scaleAt = (size: number) => size / font.unitsPerEm
  return {
    measure: (text, size) => font.layout(text).advanceWidth * scaleAt(size),
    draw: (text, x, y, size, colour) => {
      const { glyphs, positions } = font.layout(text)
      let pen = 0
      const outlines = glyphs.map((glyph, index) => {
        const outline = glyph.path.translate(pen, 0).toSVG()
        pen += positions[index]?.xAdvance ?? glyph.advanceWidth
        return outline
      })
      const scale = scaleAt(size).toFixed(4)
      return group(filled(outlines.join(''), colour), {
        transform: path`translate(${x} ${y})` + ` scale(${scale} -${scale})`,
      })
    },
  }
}

/** Breaks a text into lines no wider than `width` pixels. */
export function wrapText(text: string, typeface: Typeface, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const current = lines.at(-1)
    const longer = current === undefined ? word : `${current} ${word}`
    if (current !== undefined && typeface.measure(longer, size) <= width) {
      lines[lines.length - 1] = longer
    } else {
      lines.push(word)
    }
  }
  return lines
}
