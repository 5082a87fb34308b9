import { getImageProps } from 'next/image'

type ServicePictureProps = {
  /** A path below `/api/image/`. */
  src: string
  alt: string
  /** CSS `sizes`: how wide the picture stands. */
  sizes: string
  /** The box the picture stands in, in pixels; the picture itself may have any shape. */
  width?: number
  height?: number
  /** The picture of the first view: fetched at once, with high priority. */
  priority?: boolean
  className?: string
}

/**
 * A picture of the content service, resized by Next's optimiser. Its inline style is left out: it would
 * need an exception in the Content-Security-Policy. It stands in a `<picture>` because React would write a
 * preload link for a bare one, which a phone may read before it knows how wide its window is.
 */
export function ServicePicture({
  src,
  alt,
  sizes,
  width = 960,
  height = 640,
  priority,
  className,
}: ServicePictureProps) {
  const loading = priority ? 'eager' : 'lazy'
  const { props } = getImageProps({ src, alt, sizes, width, height, loading })
  return (
    <picture>
      <img
        className={className}
        src={props.src}
        srcSet={props.srcSet}
        sizes={props.sizes}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
