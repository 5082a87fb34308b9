import { cut } from '@/lib/rich-text/cut'
import { ranges } from './fonts/glyphs.json'

/** What the fonts of cards hold: Latin, ₹, Bengali, Devanagari (`npm run fonts`). */
const supported = new RegExp(
  `[${ranges.replaceAll(/[\da-f]+/g, '\\u{$&}').replaceAll(' ', '')}]`,
  'u',
)

/** A letter with more signs than any language gives it is somebody's joke. */
const piledUp = /(\p{M}{6})\p{M}+/gu

/** A title is at most six or seven lines of this; what is longer would not be read on a card. */
const maxLength = 180

/**
 * A text as it can be drawn: on one line, in letters that the fonts have, the nearest where there is one (`ṃ` is
 * `m`, `①` is `1`), the others left out, such as emoji. Long texts are cut with an ellipsis.
 */
export function withSupportedGlyphs(text: string): string {
  const beginning = text.slice(0, maxLength * 10).toWellFormed()
  const letters = Array.from(beginning.normalize('NFC'), (letter) =>
    supported.test(letter) ? letter : nearest(letter),
  )
  return cut(letters.join('').replace(piledUp, '$1').replace(/\s+/g, ' ').trim(), maxLength)
}

function nearest(letter: string): string {
  if (/\s/.test(letter)) return ' '
  if (/\p{Pd}/u.test(letter)) return '-'
  const parts = Array.from(letter.normalize('NFKD'))
  return parts.filter((part) => supported.test(part)).join('')
}
