const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The first `limit` characters of plain text, with an ellipsis only when something was cut off (R-HOME-10,
 * R-HOME-10). Never cuts through a letter and its signs.
 */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  let count = 0
  for (const { index } of letters.segment(text)) {
    if (count === limit) return `${text.slice(0, index).trimEnd()}…`
    count++
  }
  return text
}
