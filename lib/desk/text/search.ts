import { foldText, toPlainLine } from '@/lib/core/normalise'

/**
 * Creates a function that checks whether texts contain all words of a search, or parts of words. The desk does not
 * search in the database, because SQLite and PostgreSQL compare scripts and spellings differently.
 * @param fold normalises a text, so that two spellings compare as equal
 */
export function createSearch(
  search: string,
  fold: (text: string) => string = foldText,
): (texts: readonly (string | null)[]) => boolean {
  const words = toPlainLine(search).split(' ').map(fold).filter(Boolean)
  return (texts) => {
    const keys = texts.map((text) => fold(text ?? ''))
    return words.length > 0 && words.every((word) => keys.some((key) => key.includes(word)))
  }
}
