import type { ServiceFile } from '@/lib/content/types'
import { getExtension } from '@/lib/core/file-types'

/** Returns the file type for a link label: 'PDF', 'JPG'; `undefined` when the name has no extension. */
export const getFileKind = ({ href }: Pick<ServiceFile, 'href'>): string | undefined =>
  getExtension(href)?.toUpperCase()
