import { safeUrl } from '@/lib/core/safe-urls'

/** A stretch of plain text, or an address in it with what it leads to. */
export type TextPart = string | { text: string; href: string }

/** Addresses of pages and mailboxes, without the punctuation of the sentence that they end. */
const address =
  /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>"'.,;:!?()[\]{}।]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu

const isMailbox = (text: string) => !/^(?:https?:|www\.)/i.test(text)

/** Finds the addresses in untrusted plain text; only safe ones become links (R-SERVICE-7). */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = safeUrl(isMailbox(found) ? `mailto:${found}` : found)
    if (!href) continue
    if (index > end) parts.push(text.slice(end, index))
    parts.push({ text: found, href })
    end = index + found.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
