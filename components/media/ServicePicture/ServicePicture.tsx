import { getImageProps } from 'next/image'
import { filePrefix } from '@/lib/core/file-prefix'

type ServicePictureProps = {
  /** A path below `/api/image/`. Any other path, such as that of a draft's picture, is not resized. */
  src: string
  alt: string
  /** CSS `sizes`: the displayed width. */
  sizes: string
  /** The box of the picture in pixels; the picture itself may have any aspect ratio. */
  width?: number
  height?: number
  /** For a picture in the first view: loads immediately, with high priority. Others wait for what the first view needs. */
  priority?: boolean
  className?: string
}

/**
 * A picture of the content service, resized by Next's optimiser. Next's inline style is omitted: it would need an
 * exception in the Content-Security-Policy. For an `<img>` outside of `<picture>`, React adds a preload link, which a
 * phone may evaluate before it knows its viewport width.
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
  const { props } = getImageProps({
    src,
    alt,
    sizes,
    width,
    height,
    loading,
    unoptimized: !src.startsWith(filePrefix),
  })
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
        fetchPriority={priority ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  )
}
