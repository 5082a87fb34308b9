import {
  getJpegUrl,
  type PictureData,
  type PictureFiles,
  buildSourceSet,
} from '@/lib/pictures/files'

type PictureProps = {
  picture: PictureData
  /** Another crop of the same scene for narrow windows (art direction), and its media query. */
  phone?: { picture: PictureFiles; media: string }
  /** CSS `sizes`: the displayed width. */
  sizes: string
  /** Defaults to the picture's own. Empty if the adjacent text says the same. */
  alt?: string
  /** For a picture in the first view: loads immediately, with high priority. */
  priority?: boolean
  /** Loads as soon as it is in the page, even below the first view. */
  eager?: boolean
  className?: string
}

const formats = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const

const loading = (priority?: boolean, eager?: boolean) =>
  priority
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: eager ? 'eager' : 'lazy', decoding: 'async' } as const)

/** One of the site's own pictures, in the best format and width the browser can use (docs/decisions/038). */
export function Picture({ picture, phone, sizes, alt, priority, eager, className }: PictureProps) {
  return (
    <picture>
      {phone &&
        formats.map(([format, type]) => (
          <source
            key={`phone-${format}`}
            media={phone.media}
            type={type}
            srcSet={buildSourceSet(phone.picture, format)}
            sizes={sizes}
            width={phone.picture.width}
            height={phone.picture.height}
          />
        ))}
      {formats.map(([format, type]) => (
        <source key={format} type={type} srcSet={buildSourceSet(picture, format)} sizes={sizes} />
      ))}
      <img
        className={className}
        src={getJpegUrl(picture)}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        {...loading(priority, eager)}
      />
    </picture>
  )
}
