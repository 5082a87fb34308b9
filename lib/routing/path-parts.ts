/** A path taken apart: the parts between its slashes, as they came and decoded. */
export type PathParts = {
  raw: readonly string[]
  decoded: readonly string[]
  /** The decoded parts joined again: no doubled slash, none at the end. */
  path: string
}

/**
 * Takes the path of a request apart.
 * @returns `undefined` for what nobody can have meant: malformed escapes, control characters.
 */
export function partsOf(pathname: string): PathParts | undefined {
  const raw = pathname.split('/').filter(Boolean)
  try {
    const decoded = raw.map((part) => decodeURIComponent(part).normalize('NFC'))
    const path = `/${decoded.join('/')}`
    return /\p{Cc}/u.test(path) ? undefined : { raw, decoded, path }
  } catch {
    return undefined
  }
}

/** An extension holds a letter: `/class-9.5` is no file. */
const extension = /\.(?=\d*[a-z])[a-z\d]{1,12}\/?$/i
const calls = /^\/(?:api|_next|\.well-known)(?:\/|$)/i
const files = /^\/(?:documents|icons|pictures)\/./i
const hidden = /\/\.[^/.]/

/** Whether a path asks for a file or a call, not for a page (R-ROUTE-8). */
export function isFileOrCall(path: string): boolean {
  return calls.test(path) || files.test(path) || hidden.test(path) || extension.test(path)
}
