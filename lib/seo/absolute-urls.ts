import 'server-only'
import { getImageProps } from 'next/image'
import type { ServiceFile } from '@/lib/content/types'
import { env } from '@/lib/core/env'

/** Returns an absolute URL from a path of the site, for e-mails and structured data. */
export const toAbsoluteUrl = (path: string): string => new URL(path, env.siteUrl).href

/** Returns a URL that opens a calendar file of the site in the calendar app, which then follows it. */
export const getSubscriptionUrl = (path: string): string =>
  env.siteUrl.replace(/^https?/, 'webcal') + path

/** Width of pictures in link previews, in pixels. */
const previewWidth = 1200

/** Returns the URL of a picture of the content service, resized for link previews. The original may have megabytes. */
export function getPreviewPicture({ href }: ServiceFile): string {
  const size = { width: previewWidth, height: (previewWidth * 2) / 3 }
  return getImageProps({ src: href, alt: '', ...size }).props.src
}
