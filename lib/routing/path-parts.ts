/** The segments of a path, raw and decoded. */
export type PathParts = {
  raw: readonly string[]
  decoded: readonly string[]
  /** The decoded segments joined: without double slashes or a trailing slash. */
  path: string
}

/**
 * Splits the path of a request.
 * @returns `undefined` for malformed escapes or control characters
 */
export function parsePath(pathname: string): PathParts | undefined {
  const raw = pathname.split('/').filter(Boolean)
  try {
    const decoded = raw.map((part) => decodeURIComponent(part).normalize('NFC'))
    const path = `/${decoded.join('/')}`
    return /\p{Cc}/u.test(path) ? undefined : { raw, decoded, path }
  } catch {
    return undefined
  }
}

/** An extension contains a letter: `/class-9.5` is not a file. */
const extension = /\.(?=\d*[a-z])[a-z\d]{1,12}\/?$/i
const endpoints = /^\/(?:api|_next|\.well-known)(?:\/|$)/i
const files = /^\/(?:documents|icons|modules|pictures)\/./i
const hidden = /\/\.[^/.]/

/** Returns whether a path is that of a file or an API endpoint, not of a page (R-ROUTE-8). */
export function isFileOrEndpoint(path: string): boolean {
  return endpoints.test(path) || files.test(path) || hidden.test(path) || extension.test(path)
}
