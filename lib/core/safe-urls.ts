import { filePrefix } from './file-prefix'
import { isPictureType, mediaTypeOf } from './file-types'

/** URLs from records are untrusted. Only what these functions return may be used in `href` or `src` (R-SERVICE-7). */

const controlOrSpace = /[\p{Cc}\s]/u
const bareDomain = /^www\.[^/\s]+\.[a-z]{2,}(?:[/?#]|$)/i
const telephone = /^tel:[+\d().-]+$/i
const sitePath = /^\/(?![/\\])[^\\]*$/

/**
 * A link that is safe to follow: `http(s)`, `mailto`, `tel`, or a path of this site. A domain that begins with `www.`
 * gets the scheme https.
 * @returns `null` for anything else
 */
export function safeUrl(value: string): string | null {
  const text = value.trim()
  if (!text || text.length > 2000 || controlOrSpace.test(text)) return null
  if (sitePath.test(text) || telephone.test(text)) return text
  const url = parse(bareDomain.test(text) ? `https://${text}` : text)
  if (!url || url.username || url.password) return null
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null
}

const scheme = /^[a-z][a-z\d+.-]*:(?!\s)/i
// No hidden files, no path traversal, and no character that a file system or a proxy may treat as a separator.
const segment = /^(?!\.)[^\p{Cc}\p{Cs}/\\]{1,255}$/u

/**
 * The URL of a file of the content service, always below `/api/image/`.
 * @param identifier with or without a leading `/` or `api/image/`, or the provider's own `https://…/api/image/…`
 * @returns `null` when the identifier names no file
 */
export function fileUrl(identifier: string): string | null {
  const path = filePathFrom(identifier)
  return path ? filePrefix + path.split('/').map(encodeURIComponent).join('/') : null
}

/** The decoded path of the file that such an identifier names; `null` when it names no file. */
export function filePathFrom(identifier: string): string | null {
  const path = pathOf(identifier.trim())
  return path && filePath(path)
}

/**
 * Decodes the path of a file, as it follows `/api/image/` in a URL.
 * @returns `null` when the path has an empty or hidden segment, a path traversal or a control character, in any
 * encoding. Also for a picture with a `#`, because one picture would then have many URLs.
 */
export function filePath(encoded: string): string | null {
  if (encoded.length > 1024 || /[?#]/.test(encoded)) return null
  const decoded = decode(encoded)
  if (!decoded?.split('/').every((part) => segment.test(part))) return null
  return decoded.includes('#') && isPictureType(mediaTypeOf(decoded)) ? null : decoded
}

/** The decoded path of the file at a path of this site; `null` when no file can be there. */
export const filePathAt = (pathname: string): string | null =>
  pathname.startsWith(filePrefix) ? filePath(pathname.slice(filePrefix.length)) : null

function pathOf(identifier: string): string | null {
  if (!scheme.test(identifier)) return identifier.replace(/^\/?(?:api\/image\/)?/, '')
  const url = parse(identifier)
  if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.startsWith(filePrefix)) return null
  return url.pathname.slice(filePrefix.length) + url.search
}

/** A `%` that starts no escape is part of the name. */
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
