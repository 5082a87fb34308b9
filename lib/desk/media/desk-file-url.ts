import { filePrefix } from '@/lib/core/file-prefix'

/**
 * Returns the URL at which the desk serves a file, also of a draft (R-DESK-8).
 * @param href its URL on the site, below `/api/image/`
 */
export const getDeskFileUrl = (href: string): string =>
  href.startsWith(filePrefix) ? `/desk/media/${href.slice(filePrefix.length)}` : href

/** Returns the URL of the small copy of a photograph. */
export const getThumbnailUrl = (href: string): string => `${getDeskFileUrl(href)}?small`
