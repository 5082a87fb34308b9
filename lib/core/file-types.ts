export const pdfType = 'application/pdf'
export const unknownType = 'application/octet-stream'

/** Types that the site shows in place; whatever else the service holds is only offered for download. */
const shown: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: pdfType,
}
const shownTypes = new Set(Object.values(shown))

/** The extension of a file's name, in lower case; `undefined` when it has none. */
export function extensionOf(path: string): string | undefined {
  return /[^/]\.([a-z][a-z\d]{1,4})$/i.exec(path)?.[1]?.toLowerCase()
}

/** The media type that a file's name promises. */
export function typeOf(path: string): string {
  return shown[extensionOf(path) ?? ''] ?? unknownType
}

/** Whether a browser may show the type in place. SVG is not among them: it can carry scripts. */
export const isShown = (type: string): boolean => shownTypes.has(type)

export const isPictureType = (type: string): boolean => isShown(type) && type.startsWith('image/')

/** Limits of a picture that the site resizes: a phone's camera makes up to 50 megapixels. */
export const maxPictureBytes = 10_000_000
export const maxPicturePixels = 64_000_000
