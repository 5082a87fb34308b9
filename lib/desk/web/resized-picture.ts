import 'server-only'
import { parseFilePath } from '@/lib/core/safe-urls'
import { findPublishedFile } from '../media/read-media'
import { isReadable } from '../records/poll-changes'

const base = 'http://site.invalid'

/**
 * Whether visitors may see a picture that Next's image optimizer resizes (R-DESK-8). The optimizer caches its copies for
 * a long time and does not check again. While the database is unavailable they are served as before.
 * @param url the parameter of `/_next/image`
 */
export async function isPublishedPicture(url: string | null): Promise<boolean> {
  if (url === null || !URL.canParse(url, base)) return false
  const name = parseFilePath(new URL(url, base).pathname)
  if (!name) return false
  if (!(await isReadable())) return true
  return (await findPublishedFile(name)) !== undefined
}
