const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The first `limit` characters of plain text, with an ellipsis when the text was longer (R-HOME-10). Cuts between
 * graphemes, so Indic letters stay complete.
 */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  let count = 0
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) return `${text.slice(0, index).trimEnd()}…`
    count++
  }
  return text
}
