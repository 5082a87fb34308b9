import { safeUrl } from '@/lib/core/safe-urls'

/** Plain text, or a URL or email address with its link target. */
export type TextPart = string | { text: string; href: string }

/** URLs and email addresses, without punctuation after them. */
const linkPattern =
  /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>"'.,;:!?()[\]{}।]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu

const isEmail = (text: string) => !/^(?:https?:|www\.)/i.test(text)

/** Finds URLs and email addresses in untrusted plain text. Only safe ones become links (R-SERVICE-7). */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(linkPattern)) {
    const href = safeUrl(isEmail(found) ? `mailto:${found}` : found)
    if (!href) continue
    if (index > end) parts.push(text.slice(end, index))
    parts.push({ text: found, href })
    end = index + found.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
