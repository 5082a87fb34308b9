import { isLevelTerm } from '@/lib/school/class-levels'
import { cut } from '@/lib/rich-text/cut'
import type { HighlightedText } from './types'
import { readWords, type Word } from './words'

/** About two lines. */
const maxSnippetLength = 180

/** A shorter paragraph, such as a heading or a table row, is joined with the next one. */
const minParagraphLength = 60

/** Splits a text into plain parts and matching words. */
export function highlightTerms(text: string, terms: ReadonlySet<string>): HighlightedText {
  const parts: string[] = []
  let end = 0
  for (const word of readWords(text)) {
    if (!isMatch(word, terms)) continue
    const between = text.slice(end, word.start)
    const match = text.slice(word.start, word.end)
    // Consecutive matches are one highlight.
    if (parts.length > 0 && /^[\s-]*$/.test(between))
      parts.push((parts.pop() ?? '') + between + match)
    else parts.push(between, match)
    end = word.end
  }
  parts.push(text.slice(end))
  return parts
}

/** Returns whether a word matches. A word of "Classes I to XII" does not match a single class. */
function isMatch({ terms }: Word, asked: ReadonlySet<string>): boolean {
  const matching = terms.filter((term) => asked.has(term))
  return terms.filter(isLevelTerm).length > 1 ? !matching.every(isLevelTerm) : matching.length > 0
}

/** Returns the paragraph with the most matching terms, with highlights. */
export function createSnippet(
  texts: readonly string[],
  terms: ReadonlySet<string>,
): HighlightedText {
  const paragraphs = joinShort(texts.flatMap((text) => text.split(/\n+/)).filter(Boolean))
  const best = paragraphs
    .map((text) => ({ text, score: countTerms(text, terms) }))
    .reduce((a, b) => (b.score > a.score ? b : a), { text: '', score: -1 })
  return highlightTerms(cutExcerpt(best.text, terms), terms)
}

function joinShort(paragraphs: readonly string[]): string[] {
  const joined: string[] = []
  for (const text of paragraphs) {
    const previous = joined.at(-1)
    const isComplete =
      previous === undefined ||
      previous.length >= minParagraphLength ||
      // The next one is a heading, which stays with its own text.
      (isSentence(previous) && !isSentence(text))
    joined.push(isComplete ? text : join(joined.pop()!, text))
  }
  // A short last paragraph, such as a signature, is joined with the previous one.
  const last =
    joined.length > 1 && joined.at(-1)!.length < minParagraphLength ? joined.pop() : undefined
  return last === undefined ? joined : [...joined.slice(0, -1), join(joined.at(-1)!, last)]
}

const isSentence = (text: string) => /[.!?…।:;,][”’"']?$/.test(text)

/** Two paragraphs on a line. Between sentences there is no need of a separator. */
const join = (text: string, next: string) =>
  `${text}${isSentence(text) && isSentence(next) ? '' : ' ·'} ${next}`

/** Returns the number of different matching terms in a text. */
const countTerms = (text: string, terms: ReadonlySet<string>) =>
  new Set(readWords(text).flatMap((word) => word.terms.filter((term) => terms.has(term)))).size

/** Cuts a text to the length of a snippet, starting a few words before the first match. */
function cutExcerpt(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= maxSnippetLength) return text
  const words = readWords(text)
  const first = words.findIndex((word) => word.terms.some((term) => terms.has(term)))
  const from = Math.max(0, first - contextWords)
  const start = words[from]?.start ?? 0
  // A match near the beginning is shown from the beginning of the text.
  if (start < maxSnippetLength / 3) return cut(text, maxSnippetLength)
  return `… ${cut(text.slice(start), maxSnippetLength)}`
}

const contextWords = 6
