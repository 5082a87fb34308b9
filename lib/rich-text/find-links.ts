import { toSafeUrl, withoutSentence } from '@/lib/core/safe-urls'

/** Plain text, or a URL or email address with its link target. */
export type TextPart = string | { text: string; href: string }

/** Where a link is in a text. */
export type LinkRange = { start: number; end: number; href: string }

/**
 * URLs and email addresses. A URL ends at a space, at a bracket or quote of its sentence, at the end of an Indian
 * sentence, at an emoji, a bullet, an arrow or a full-width sign, and at an invisible character.
 */
const linkPattern =
  /(?:https?:\/\/|www\.)[^\s<>"`“”«»|।॥•\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2190-\u21ff\ufe0f\ufeff\uff00-\uffef\u{1f1e6}-\u{1f1ff}\p{Extended_Pictographic}]+|[a-z\d][\w.+-]{0,63}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,}/giu

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
