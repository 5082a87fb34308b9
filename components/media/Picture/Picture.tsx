import type { PictureData } from '@/lib/pictures/pictures'

type PictureProps = {
  picture: PictureData
  /** Another crop of the same scene for narrow windows (art direction), and where it ends. */
  phone?: { picture: PictureData; media: string }
  /** CSS `sizes`: how wide the picture stands. */
  sizes: string
  /** Left out: the picture's own. Empty when the text beside it says the same. */
  alt?: string
  /** The picture of the first view: fetched at once, with high priority. */
  priority?: boolean
  /** Fetched as soon as it is in the page, wherever it stands. */
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
            srcSet={phone.picture[format]}
            sizes={sizes}
            width={phone.picture.width}
            height={phone.picture.height}
          />
        ))}
      {formats.map(([format, type]) => (
        <source key={format} type={type} srcSet={picture[format]} sizes={sizes} />
      ))}
      <img
        className={className}
        src={picture.fallback}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        {...loading(priority, eager)}
      />
    </picture>
  )
}
