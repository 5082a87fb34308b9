import { filePrefix } from './file-prefix'
import { isPictureType, getMediaType } from './file-types'

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
const dialled = /^(?:\+[\d\s().-]{8,20}|\d{10,11})$/
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
    const number = `tel:${toDigits(full.slice(4))
      .replace(/[\s\u00a0]/g, '')
      .replace(/[‐-―−]/g, '-')}`
    return telephone.test(number) ? number : null
  }
  if (addressStart.test(full)) return null
  const url = parse(full)
  if (!url || url.username || url.password || url.href.length > maxLinkLength) return null
  const { protocol, href } = url
  if (protocol === 'mailto:') return href === 'mailto:' ? null : href
  return protocol === 'http:' || protocol === 'https:' ? href : null
}

/** Removes what surrounds an address in a sentence or message: spaces, quotes, angle brackets, a danda. */
const tidyUrl = (value: string) =>
  value
    .replace(invisible, '')
    .trim()
    .replace(/^[<"“”'‘’]+|[>"“”'‘’।॥]+$/g, '')
    .trim()

function withScheme(text: string): string {
  const web = /^(https?)(?::\s*\/\/\s*|\/\/)(?=\S)/i.exec(text)
  if (web) return `${web[1]!.toLowerCase()}://${text.slice(web[0].length)}`
  const contactScheme = /^(mailto|tel):\s*/i.exec(text)
  if (contactScheme)
    return `${contactScheme[1]!.toLowerCase()}:${text.slice(contactScheme[0].length)}`
  if (email.test(text)) return `mailto:${text}`
  if (dialled.test(toDigits(text))) return `tel:${text}`
  return bareDomain.test(text) && !fileName.test(text) ? `https://${text}` : text
}

/** The first digits of Devanagari and Bengali. */
const zeros = [0x966, 0x9e6]

const toDigits = (text: string) =>
  text.replace(/[०-९০-৯]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - zeros.find((zero) => code >= zero && code < zero + 10)!)
  })

/** Why an address cannot be a link. */
export type LinkFault =
  | 'long'
  | 'two addresses'
  | 'name and password'
  | 'file of a computer'
  | 'scheme'
  | 'telephone'
  | 'space in the name'
  | 'no address'

/** Returns the reason why `toSafeUrl` returns `null` for a text. */
export function linkFault(value: string): LinkFault {
  const text = tidyUrl(value)
  if (text.length > maxLinkLength) return 'long'
  if (/^tel:/i.test(text)) return 'telephone'
  if (/^(?:file:|[a-z]:[\\/]|\\\\)/i.test(text)) return 'file of a computer'
  if (/(?:^|\s)(?:https?:|www\.)\S*\s.*(?:https?:|www\.)|\S\s+(?:https?:|www\.)/i.test(text))
    return 'two addresses'
  if (/^(?:https?:\/\/)?[^/?#\s]*@/i.test(text)) return 'name and password'
  const name = /^(?:https?:\/\/)?([^/?#]*)/i.exec(text)![1]!
  if (/^https?:/i.test(text) && /\s/.test(name)) return 'space in the name'
  return /^[a-z][a-z\d+.-]*:/i.test(text) && !/^https?:/i.test(text) ? 'scheme' : 'no address'
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
