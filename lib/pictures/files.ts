/** Data for `<picture>`; serializable, so that it can be passed to a client component. */
export type PictureData = {
  name: string
  width: number
  height: number
  alt: string
  caption: string
  /** Widths of its AVIF and WebP files. */
  widths: readonly number[]
  jpegWidth: number
}

const fileUrl = (name: string, width: number, format: string) =>
  `/pictures/${name}-${width}.${format}`

/** `srcset`: URL and width of each file. */
export const sourceSet = ({ name, widths }: PictureData, format: 'avif' | 'webp') =>
  widths.map((width) => `${fileUrl(name, width, format)} ${width}w`).join(', ')

/** For browsers that support neither format, and for social images. */
export const jpegUrl = ({ name, jpegWidth }: PictureData) => fileUrl(name, jpegWidth, 'jpg')
