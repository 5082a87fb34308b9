import type { ServiceFile } from '@/lib/content/types'
import { extensionOf } from '@/lib/core/file-types'

/** What kind of file stands behind a link: 'PDF', 'JPG'; `undefined` when its name does not tell. */
export const fileKind = ({ href }: ServiceFile): string | undefined =>
  extensionOf(href)?.toUpperCase()
