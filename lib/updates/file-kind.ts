import { extensionOf } from '@/lib/content-service/file-types'
import type { ServiceFile } from '@/lib/content-service/types'

/** What kind of file stands behind a link: 'PDF', 'JPG'; `undefined` when its name does not tell. */
export const fileKind = ({ href }: ServiceFile): string | undefined =>
  extensionOf(href)?.toUpperCase()
