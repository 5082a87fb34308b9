import { source as bengali } from './bn/source'
import { source as hindi } from './hi/source'

/** What the words of a translation were translated from. */
export type WordSource = {
  /** A hash of the English words of each part, by its path, such as `layout.footer` (R-LANGUAGE-3). */
  hashes: Readonly<Record<string, string>>
  /** The parts whose translation is known to be older. */
  outdated: readonly string[]
}

/** By the code of the language. */
export const wordSources: Readonly<Record<string, WordSource>> = { bn: bengali, hi: hindi }
