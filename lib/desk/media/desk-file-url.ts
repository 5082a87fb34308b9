import { filePrefix } from '@/lib/core/file-prefix'

/**
 * Where the desk serves a file, also of a draft (R-DESK-8).
 * @param href its address on the site, below `/api/image/`
 */
export const deskFileUrl = (href: string): string =>
  href.startsWith(filePrefix) ? `/desk/media/${href.slice(filePrefix.length)}` : href

/** The small copy of a photograph. */
export const thumbnailUrl = (href: string): string => `${deskFileUrl(href)}?small`
