import { cut } from '@/lib/rich-text/cut'
import type { HighlightedText } from './types'
import { readWords } from './words'

/** About two lines of a result. */
const maxSnippetLength = 180

/** A shorter paragraph is joined by the next: headings, rows of tables. */
const minParagraphLength = 60

/** A text with the words in it marked that a question met. */
export function highlightTerms(text: string, terms: ReadonlySet<string>): HighlightedText {
  const parts: string[] = []
  let end = 0
  for (const word of readWords(text)) {
    if (!word.terms.some((term) => terms.has(term))) continue
    const between = text.slice(end, word.start)
    const found = text.slice(word.start, word.end)
    // Found words in a row are one mark.
    if (parts.length > 0 && /^[\s-]*$/.test(between))
      parts.push((parts.pop() ?? '') + between + found)
    else parts.push(between, found)
    end = word.end
  }
  parts.push(text.slice(end))
  return parts
}

/** The part of a text that tells most about what was looked for, with the found words marked. */
export function snippet(texts: readonly string[], terms: ReadonlySet<string>): HighlightedText {
  const paragraphs = joinShort(texts.flatMap((text) => text.split(/\n+/)).filter(Boolean))
  const best = paragraphs
    .map((text) => ({ text, worth: countTerms(text, terms) }))
    .reduce((a, b) => (b.worth > a.worth ? b : a), { text: '', worth: -1 })
  return highlightTerms(windowOf(best.text, terms), terms)
}

function joinShort(paragraphs: readonly string[]): string[] {
  const joined: string[] = []
  for (const text of paragraphs) {
    const before = joined.at(-1)
    if (before === undefined || before.length >= minParagraphLength) joined.push(text)
    else joined.push(`${joined.pop()} · ${text}`)
  }
  // A signature says nothing by itself.
  const last =
    joined.length > 1 && joined.at(-1)!.length < minParagraphLength ? joined.pop() : undefined
  return last === undefined ? joined : [...joined.slice(0, -1), `${joined.at(-1)} · ${last}`]
}

/** How many different terms of the question a text holds. */
const countTerms = (text: string, terms: ReadonlySet<string>) =>
  new Set(readWords(text).flatMap((word) => word.terms.filter((term) => terms.has(term)))).size

/** A text no longer than an extract, from a little before the first found word on. */
function windowOf(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= maxSnippetLength) return text
  const words = readWords(text)
  const first = words.findIndex((word) => word.terms.some((term) => terms.has(term)))
  const from = Math.max(0, first - wordsBefore)
  const start = words[from]?.start ?? 0
  // What is near the beginning is shown from the beginning.
  if (start < maxSnippetLength / 3) return cutBetweenWords(text)
  return `… ${cutBetweenWords(text.slice(start))}`
}

const cutBetweenWords = (text: string) => cut(text, maxSnippetLength).replace(/\s+\S*…$/, '…')

const wordsBefore = 6
