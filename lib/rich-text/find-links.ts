import { toSafeUrl } from '@/lib/core/safe-urls'

/** Plain text, or a URL or email address with its link target. */
export type TextPart = string | { text: string; href: string }

/** Where a link is in a text. */
export type LinkRange = { start: number; end: number; href: string }

/**
 * URLs and email addresses. A URL ends at a space, at a bracket or quote of its sentence, at the end of an Indian
 * sentence, and at a character that nobody can see.
 */
const linkPattern =
  /(?:https?:\/\/|www\.)[^\s<>"“”«»|।॥\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/giu

/** Punctuation, WhatsApp's signs and joiners belong to the sentence when they follow a URL. */
const sentenceEnd = /[.,;:!?'‘’…*~\\–—\u200c\u200d]$/u

const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

const isEmail = (text: string) => !/^(?:https?:|www\.)/i.test(text)

/** Returns the places of URLs and email addresses in untrusted plain text. Only safe ones are links (R-SERVICE-7). */
export function linkRanges(text: string): LinkRange[] {
  return [...text.matchAll(linkPattern)].flatMap(({ 0: match, index }) => {
    const address = isEmail(match) ? match : withoutSentence(match)
    const href = toSafeUrl(isEmail(match) ? `mailto:${match}` : address)
    return href ? [{ start: index, end: index + address.length, href }] : []
  })
}

/** Splits untrusted plain text at its URLs and email addresses. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let last = 0
  for (const { start, end, href } of linkRanges(text)) {
    if (start > last) parts.push(text.slice(last, start))
    parts.push({ text: text.slice(start, end), href })
    last = end
  }
  if (last < text.length) parts.push(text.slice(last))
  return parts
}

/**
 * Removes the punctuation of the sentence from the end of a URL. A bracket stays if it was opened in the URL:
 * `…/Tea_(drink)`.
 */
function withoutSentence(url: string): string {
  const last = url.slice(-1)
  const opening = pairs[last]
  const isOpen = opening !== undefined && count(url, opening) < count(url, last)
  return sentenceEnd.test(url) || isOpen ? withoutSentence(url.slice(0, -1)) : url
}

const count = (text: string, character: string) => text.split(character).length - 1
