import { filePrefix } from './file-prefix'
import { isPictureType, getMediaType } from './file-types'
import { toEuropeanDigits } from './normalise'

/** URLs from records are untrusted. Only what these functions return may be used in `href` or `src` (R-SERVICE-7). */

/** Invisible characters: zero-width characters, marks of direction, soft hyphens. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const control = /[\p{Cc}\u2028\u2029]/u
const spaces = /[\s\u00a0]+/g
const bareDomain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,62})\.)+[\p{L}\p{M}]{2,}(?::\d+)?(?=[/?#]|$)/u
/** A name that ends like this is that of a file, unless an address follows it. */
const fileName = /^[^/?#]*\.(?:aspx?|docx?|gif|heic|html?|jpe?g|pdf|php|png|pptx?|txt|webp|xlsx?)$/i
const email = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/
const telephone = /^tel:\+?[\d().-]*\d[\d().-]*$/i
const sitePath = /^\/(?![/\\])[^\\]*$/
const addressStart = /\s(?:https?:|www\.)/i
const maxLinkLength = 2000

/**
 * Returns a link that is safe to follow: `http(s)`, `mailto`, `tel`, or a path of this site. Obvious mistakes are
 * corrected: invisible characters, spaces, a missing scheme of a website, an e-mail address or a telephone number.
 * @returns `null` for anything else
 */
export function toSafeUrl(value: string): string | null {
  const text = tidyUrl(value)
  if (!text || text.length > maxLinkLength || control.test(text)) return null
  if (sitePath.test(text)) return text.replace(spaces, '%20')
  const full = withScheme(text)
  if (/^tel:/i.test(full)) {
    const number = full.replace(/\s/g, '').replace(/[‐-―−]/g, '-')
    return telephone.test(number) ? number : null
  }
  if (addressStart.test(full)) return null
  const url = parse(full)
  if (!url || url.username || url.password || url.href.length > maxLinkLength) return null
  const { protocol, href } = url
  if (protocol === 'mailto:') return href === 'mailto:' ? null : href
  return protocol === 'http:' || protocol === 'https:' ? href : null
}

/** Removes what surrounds an address in a sentence or message, and line breaks within it, as browsers do. */
const tidyUrl = (value: string) =>
  withoutSentence(
    value
      .replace(invisible, '')
      .trim()
      .replace(/[\t\r\n]+(?!\s*(?:https?:|www\.))/gi, '')
      .replace(/^[<([{"“”'‘’]+/, ''),
  ).trim()

/**
 * What follows an address and belongs to the sentence: punctuation, quotes, WhatsApp's signs, joiners, emoji.
 */
const sentenceEnd =
  /[\s.,;:!?'"`‘’“”<>…*~\\–—।॥\u200c\u200d\ufe0f\u{1f1e6}-\u{1f1ff}]$|\p{Extended_Pictographic}$/u
/** An ending of Bengali or Hindi: 'www.school.in-এ'. */
const inflection = /^([\x21-\x7e]+)-(?:(?![\x00-\x7f])[\p{L}\p{M}])+$/u
const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** Returns whether a text ends with a bracket that it does not open. */
export function endsWithUnopened(text: string): boolean {
  const last = text.slice(-1)
  const opening = pairs[last]
  return opening !== undefined && count(text, opening) < count(text, last)
}

/**
 * Removes from the end of an address what belongs to its sentence. A bracket stays if it was opened in the address:
 * `…/Tea_(drink)`.
 */
export function withoutSentence(address: string): string {
  if (address.length > 2 * maxLinkLength) return address
  let text = address
  for (;;) {
    const end = endsWithUnopened(text) ? text.length - 1 : text.search(sentenceEnd)
    if (end < 0) break
    text = text.slice(0, end)
  }
  const [, stem] = inflection.exec(text) ?? []
  return stem === undefined ? text : withoutSentence(stem)
}

const count = (text: string, character: string) => text.split(character).length - 1

function withScheme(text: string): string {
  const web = /^(https?)(?::\s*\/\/\s*|\/\/)(?=\S)/i.exec(text)
  if (web) {
    const rest = text.slice(web[0].length)
    // The scheme was typed before an address that was pasted with its own.
    return /^https?:?\/\//i.test(rest) ? withScheme(rest) : `${web[1]!.toLowerCase()}://${rest}`
  }
  const contactScheme = /^(mailto|tel):(?:\s*\/\/)?\s*/i.exec(text)
  if (contactScheme) {
    const rest = text.slice(contactScheme[0].length)
    return contactScheme[1]!.toLowerCase() === 'tel'
      ? `tel:${toEuropeanDigits(rest)}`
      : `mailto:${rest}`
  }
  if (email.test(text)) return `mailto:${text}`
  const digits = toEuropeanDigits(text)
  if (isDialled(digits)) return `tel:${digits.replace(/[^\d+]/g, '')}`
  return bareDomain.test(text) && !fileName.test(text) ? `https://${text}` : text
}

/** Whether a text is a telephone number with a country code, or of ten digits in India with or without '0'. */
function isDialled(text: string): boolean {
  if (!/^\+?[\d\s().-]+$/.test(text)) return false
  const digits = text.replace(/\D/g, '')
  if (text.startsWith('+')) return digits.length >= 8 && digits.length <= 15
  return digits === text ? /^\d{10,11}$/.test(text) : /^(?:0[1-9]|[6-9])\d{9}$/.test(digits)
}

/** Why an address cannot be a link. */
export type LinkFault =
  | 'long'
  | 'two addresses'
  | 'name and password'
  | 'file of a computer'
  | 'scheme'
  | 'telephone'
  | 'space in the name'
  | 'name of the website'
  | 'no address'

/** Returns the reason why `toSafeUrl` returns `null` for a text. */
export function linkFault(value: string): LinkFault {
  const text = tidyUrl(value)
  if (text.length > maxLinkLength) return 'long'
  if (/^tel:/i.test(text)) return 'telephone'
  if (/^(?:file:|[a-z]:[\\/]|\\\\)/i.test(text)) return 'file of a computer'
  if (/(?:^|\s)(?:https?:|www\.)\S*\s.*(?:https?:|www\.)|\S\s+(?:https?:|www\.)/i.test(text))
    return 'two addresses'
  if (/@\S*[\s,;].*@/.test(text)) return 'two addresses'
  if (/^(?:https?:\/\/)?[^/?#\s]*@/i.test(text)) return 'name and password'
  const name = /^(?:https?:\/\/)?([^/?#]*)/i.exec(text)![1]!
  if (/^https?:/i.test(text)) return /\s/.test(name) ? 'space in the name' : 'name of the website'
  return /^[a-z][a-z\d+.-]*:/i.test(text) ? 'scheme' : 'no address'
}

const scheme = /^[a-z][a-z\d+.-]*:(?!\s)/i
// No hidden files, no path traversal, and no character that a file system or a proxy may treat as a separator.
const segment = /^(?!\.)[^\p{Cc}\p{Cs}/\\]{1,255}$/u

/**
 * Returns the URL of a file of the content service, always below `/api/image/`.
 * @param identifier with or without a leading `/` or `api/image/`, or the provider's own `https://…/api/image/…`
 * @returns `null` when the identifier names no file
 */
export function toFileUrl(identifier: string): string | null {
  const path = toFilePath(identifier)
  return path ? filePrefix + path.split('/').map(encodeURIComponent).join('/') : null
}

/** Decodes the path of the file that such an identifier names; `null` when it names no file. */
export function toFilePath(identifier: string): string | null {
  const path = toPath(identifier.trim())
  return path && decodeFilePath(path)
}

/**
 * Decodes the path of a file, as it follows `/api/image/` in a URL.
 * @returns `null` when the path has an empty or hidden segment, a path traversal or a control character, in any
 * encoding. Also for a picture with a `#`, because one picture would then have many URLs.
 */
export function decodeFilePath(encoded: string): string | null {
  if (encoded.length > 1024 || /[?#]/.test(encoded)) return null
  const decoded = decode(encoded)
  if (!decoded?.split('/').every((part) => segment.test(part))) return null
  return decoded.includes('#') && isPictureType(getMediaType(decoded)) ? null : decoded
}

/** Decodes the path of the file at a path of this site; `null` when no file can be there. */
export const parseFilePath = (pathname: string): string | null =>
  pathname.startsWith(filePrefix) ? decodeFilePath(pathname.slice(filePrefix.length)) : null

function toPath(identifier: string): string | null {
  if (!scheme.test(identifier)) return identifier.replace(/^\/?(?:api\/image\/)?/, '')
  const url = parse(identifier)
  if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.startsWith(filePrefix)) return null
  return url.pathname.slice(filePrefix.length) + url.search
}

/** Decodes a path. A `%` that starts no escape is part of the name. */
function decode(text: string): string | null {
  if (!/%[\da-f]{2}/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}
