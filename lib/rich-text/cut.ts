/** Replaces the punctuation at the end of a cut text by an ellipsis. Question and exclamation marks stay. */
export const endWithEllipsis = (text: string): string => `${text.replace(/[\s.,;:।॥·…–—-]+$/, '')}…`

const segmenter =
  'Segmenter' in Intl
    ? // eslint-disable-next-line compat/compat, es-x/no-intl-segmenter -- Firefox has it since 125
      new Intl.Segmenter('en', { granularity: 'grapheme' })
    : undefined

/**
 * Letters with their marks, and conjuncts of Devanagari and Bengali, as `Intl.Segmenter` finds them. Emoji are split.
 */
const letters = /(?:\P{M}\p{M}*[\u094d\u09cd]\u200d?)*\P{M}[\p{M}\u200d]*/gu

/**
 * At most the first `limit` characters of plain text, with an ellipsis when the text was longer (R-HOME-10). Cuts
 * between words; within a word only if it is very long, and then between graphemes, so Indic letters stay complete.
 */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  let count = 0
  for (const { index } of segmenter?.segment(text) ?? text.matchAll(letters)) {
    if (count === limit) return endWithEllipsis(cutToWords(text, index))
    count++
  }
  return text
}

/** Returns the text up to `end`, without the word that would be cut there. A word longer than the rest is cut. */
function cutToWords(text: string, end: number): string {
  const start = text.slice(0, end)
  const lastSpace = /\s/.test(text[end]!) ? end : start.search(/\s\S*$/)
  return lastSpace > end / 2 ? start.slice(0, lastSpace) : start
}
