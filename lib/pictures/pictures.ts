import manifest from './manifest.json'

/** A picture of `public/pictures`, drawn and cut by `artwork/illustrations`. */
export type PictureName = keyof typeof manifest

type Entry = {
  width: number
  height: number
  alt: string
  caption?: string
  avif?: number[]
  webp?: number[]
  jpg: number[]
}

type Format = 'avif' | 'webp' | 'jpg'

/** Everything `<picture>` needs; plain data, so that it can travel to a client component. */
export type PictureData = {
  name: string
  width: number
  height: number
  alt: string
  caption: string
  /** `srcset` values: address and width of each file. */
  avif: string
  webp: string
  /** For browsers that know neither format. */
  fallback: string
}

export const isPictureName = (name: string): name is PictureName => Object.hasOwn(manifest, name)

const address = (name: string, width: number, format: Format) =>
  `/pictures/${name}-${width}.${format}`

const sourceSet = (name: string, format: Format, widths: number[] = []) =>
  widths.map((width) => `${address(name, width, format)} ${width}w`).join(', ')

/**
 * Looks a picture up in the manifest.
 * @throws Error naming the picture when there is none: a page must not ship with a hole.
 */
export function findPicture(name: string): PictureData {
  if (!isPictureName(name)) throw new Error(`There is no picture named "${name}"`)
  const entry: Entry = manifest[name]
  return {
    name,
    width: entry.width,
    height: entry.height,
    alt: entry.alt,
    caption: entry.caption ?? '',
    avif: sourceSet(name, 'avif', entry.avif),
    webp: sourceSet(name, 'webp', entry.webp),
    fallback: address(name, entry.jpg.at(-1) ?? entry.width, 'jpg'),
  }
}

/** The same with its picture in place of the picture's name. */
export const withPicture = <Item extends { picture: string }>(item: Item) => ({
  ...item,
  picture: findPicture(item.picture),
})
