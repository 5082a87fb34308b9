import { isPictureType, typeOf } from './file-types'

/** Addresses out of records are untrusted: only what these functions return may stand in `href` or `src` (R-SERVICE-7). */

const controlOrSpace = /[\p{Cc}\s]/u
const bareDomain = /^www\.[^/\s]+\.[a-z]{2,}(?:[/?#]|$)/i
const telephone = /^tel:[+\d().-]+$/i
const samePath = /^\/(?![/\\])[^\\]*$/

/**
 * A link that is safe to follow: `http(s)`, `mailto`, `tel`, or a path of this site. `www.` without a
 * scheme is taken for https.
 * @returns `null` for anything else.
 */
export function safeUrl(value: string): string | null {
  const text = value.trim()
  if (!text || text.length > 2000 || controlOrSpace.test(text)) return null
  if (samePath.test(text) || telephone.test(text)) return text
  const url = parse(bareDomain.test(text) ? `https://${text}` : text)
  if (!url || url.username || url.password) return null
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null
}

const prefix = '/api/image/'
const scheme = /^[a-z][a-z\d+.-]*:(?!\s)/i
// No hidden files, no way up, and nothing that a file system or a proxy may read as a separator.
const segment = /^(?!\.)[^\p{Cc}\p{Cs}/\\]{1,255}$/u

/**
 * The address of a file of the service, always below `/api/image/`. Takes a file identifier with or without
 * `/` or `api/image/` before it, or the provider's own `https://…/api/image/…`.
 * @returns `null` when the identifier names anything else.
 */
export function fileUrl(identifier: string): string | null {
  const path = filePathFrom(identifier)
  return path ? prefix + path.split('/').map(encodeURIComponent).join('/') : null
}

/** The path of the file that such an identifier names, decoded; `null` when it names anything else. */
export function filePathFrom(identifier: string): string | null {
  const path = pathOf(identifier.trim())
  return path && filePath(path)
}

/**
 * The path of a file, decoded, from what stands behind `/api/image/` in an address.
 * @returns `null` when it holds a way up, an empty or hidden part, or a control character, however encoded; for a
 * picture also a number sign, which would give one picture many addresses.
 */
export function filePath(encoded: string): string | null {
  if (encoded.length > 1024 || /[?#]/.test(encoded)) return null
  const decoded = decode(encoded)
  if (!decoded?.split('/').every((part) => segment.test(part))) return null
  return decoded.includes('#') && isPictureType(typeOf(decoded)) ? null : decoded
}

function pathOf(identifier: string): string | null {
  if (!scheme.test(identifier)) return identifier.replace(/^\/?(?:api\/image\/)?/, '')
  const url = parse(identifier)
  if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.startsWith(prefix)) return null
  return url.pathname.slice(prefix.length) + url.search
}

/** A bare `%` is part of a name. */
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
