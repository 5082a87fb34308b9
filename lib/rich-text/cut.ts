/** Replaces the mark that a cut text ends with by an ellipsis. A question and an exclamation keep theirs. */
export const endWithEllipsis = (text: string): string => `${text.replace(/[\s.,;:।·…–—-]+$/, '')}…`

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * At most the first `limit` characters of plain text, with an ellipsis when the text was longer (R-HOME-10). Cuts
 * between words; within a word only if it is very long, and then between graphemes, so Indic letters stay complete.
 */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  let count = 0
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) return endWithEllipsis(wholeWords(text, index))
    count++
  }
  return text
}

/** The text up to `end`, without the word that would be cut there. A word longer than the rest is cut. */
function wholeWords(text: string, end: number): string {
  const start = text.slice(0, end)
  const lastSpace = /\s/.test(text[end]!) ? end : start.search(/\s\S*$/)
  return lastSpace > end / 2 ? start.slice(0, lastSpace) : start
}
