import 'server-only'
import { withFailure } from './errors'
import { createListSource, hasEtag } from './list-source'
import type { FileConditions, Source, SourceFile } from './source'

/**
 * Creates the embedded content service with the records and files of the desk (R-DESK-1). Their code is loaded with the
 * first read, and only where the desk is on.
 */
export function createDeskSource(): Source {
  const importRecords = () => import('@/lib/desk/records/published')
  const importMedia = () => import('@/lib/desk/media/read-media')

  async function file(name: string, { etag }: FileConditions): Promise<SourceFile | undefined> {
    const { findPublishedFile, openFile, getEtag } = await importMedia()
    const row = await findPublishedFile(name)
    if (!row) return undefined
    if (hasEtag(etag, getEtag(row))) {
      return {
        type: row.type,
        size: row.size,
        etag: getEtag(row),
        lastModified: null,
        body: null,
      }
    }
    const opened = await openFile(row)
    return opened && { ...opened, lastModified: opened.lastModified.toUTCString() }
  }

  async function size(name: string): Promise<number | undefined> {
    const { findPublishedFile } = await importMedia()
    return (await findPublishedFile(name))?.size
  }

  return createListSource({
    origin: 'desk',
    list: async (name) => withFailure((await importRecords()).listPublished(name)),
    file: (name, conditions) => withFailure(file(name, conditions)),
    size: (name) => withFailure(size(name)),
  })
}
