import { foldText, plainLine } from '@/lib/core/normalise'

/**
 * Whether texts have all words of a search, or parts of words. Searches of the desk compare here and not in the database,
 * which knows neither scripts nor spellings, and of SQLite and PostgreSQL each something else.
 * @param fold what makes two spellings the same
 */
export function createSearch(
  search: string,
  fold: (text: string) => string = foldText,
): (texts: readonly (string | null)[]) => boolean {
  const words = plainLine(search).split(' ').map(fold).filter(Boolean)
  return (texts) => {
    const keys = texts.map((text) => fold(text ?? ''))
    return words.length > 0 && words.every((word) => keys.some((key) => key.includes(word)))
  }
}
