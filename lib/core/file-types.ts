import { getOwn } from './get-own'

export const pdfType = 'application/pdf'
export const unknownType = 'application/octet-stream'

/** Types that the site serves inline. All other files of the service are served as downloads. */
const inlineTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: pdfType,
}
const inlineTypeSet = new Set(Object.values(inlineTypes))

/** Returns the extension of a file name, in lower case; `undefined` when it has none. */
export function getExtension(path: string): string | undefined {
  return /[^/]\.([a-z][a-z\d]{1,4})$/i.exec(path)?.[1]?.toLowerCase()
}

/** Returns the media type by a file's extension. */
export function getMediaType(path: string): string {
  return getOwn(inlineTypes, getExtension(path)) ?? unknownType
}

/** Returns whether a browser may show the type inline. SVG is excluded, because it can contain scripts. */
export const isInlineType = (type: string): boolean => inlineTypeSet.has(type)

export const isPictureType = (type: string): boolean =>
  isInlineType(type) && type.startsWith('image/')

/** Limits of a picture that the site resizes, those of an upload at the desk (R-DESK-7). */
export const maxPictureBytes = 30_000_000
export const maxPicturePixels = 64_000_000
