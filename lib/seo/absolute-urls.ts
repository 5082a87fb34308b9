import 'server-only'
import { getImageProps } from 'next/image'
import type { ServiceFile } from '@/lib/content/types'
import { env } from '@/lib/core/env'

/** A path of the site with its origin in front, as messages and structured data need it. */
export const absoluteUrl = (path: string): string => new URL(path, env.siteUrl).href

/** Width of pictures in link previews, in pixels. */
const previewWidth = 1200

/** A picture of the content service, resized for link previews: the file itself may weigh megabytes. */
export function previewPicture({ href }: ServiceFile): string {
  const size = { width: previewWidth, height: (previewWidth * 2) / 3 }
  return getImageProps({ src: href, alt: '', ...size }).props.src
}
