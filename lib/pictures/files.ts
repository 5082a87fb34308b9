/** The AVIF and WebP files of a picture, and its size. */
export type PictureFiles = {
  name: string
  width: number
  height: number
  widths: readonly number[]
}

/** Data for `<picture>`; serializable, so that it can be passed to a client component. */
export type PictureData = PictureFiles & {
  alt: string
  caption: string
  jpegWidth: number
}

const fileUrl = (name: string, width: number, format: string) =>
  `/pictures/${name}-${width}.${format}`

/** `srcset`: URL and width of each file. */
export const buildSourceSet = ({ name, widths }: PictureFiles, format: 'avif' | 'webp') =>
  widths.map((width) => `${fileUrl(name, width, format)} ${width}w`).join(', ')

/** The smallest file, where one has to do for all screens. */
export const getSmallUrl = ({ name, widths }: PictureFiles) =>
  fileUrl(name, Math.min(...widths), 'webp')

/** For browsers that support neither format, and for social images. */
export const getJpegUrl = ({ name, jpegWidth }: PictureData) => fileUrl(name, jpegWidth, 'jpg')
