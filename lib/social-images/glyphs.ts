import { cut } from '@/lib/rich-text/cut'
import { ranges } from './fonts/glyphs.json'

/** The characters in the fonts: Latin, ₹, Bengali, Devanagari (`npm run fonts`). */
const supported = new RegExp(
  `[${ranges.replaceAll(/[\da-f]+/g, '\\u{$&}').replaceAll(' ', '')}]`,
  'u',
)

/** More combining marks on a character than any language uses. */
const excessMarks = /(\p{M}{6})\p{M}+/gu

/** About six or seven lines of a title. */
const maxLength = 180

/**
 * Reduces a text to characters that the fonts have, on one line. Others are replaced by their nearest equivalent (`ṃ` by
 * `m`, `①` by `1`) or removed, such as emoji. Long texts are cut with an ellipsis.
 */
export function withSupportedGlyphs(text: string): string {
  const start = text.slice(0, maxLength * 10).toWellFormed()
  const characters = Array.from(start.normalize('NFC'), (character) =>
    supported.test(character) ? character : findNearest(character),
  )
  return cut(characters.join('').replace(excessMarks, '$1').replace(/\s+/g, ' ').trim(), maxLength)
}

function findNearest(character: string): string {
  if (/\s/.test(character)) return ' '
  if (/\p{Pd}/u.test(character)) return '-'
  const parts = Array.from(character.normalize('NFKD'))
  return parts.filter((part) => supported.test(part)).join('')
}
