import 'server-only'
import { createDate } from '@/lib/core/dates'
import { operation } from '../operation'
import { createSearch } from '../text/search'
import { toMedia, type Media } from './save-file'

/** The files that a field of a record accepts. */
export type MediaInput = 'pictures' | 'documents'

/** How many files `listMedia` returns at most. */
export const mediaPerPage = 60

export type ListedMedia = Media & {
  uploadedAt: Date
  /** Whether a record refers to the file. */
  isUsed: boolean
}

/**
 * Lists the stored files, the newest first.
 * @param filter `search`: words, or parts of words, of the file's name on the device or of its description;
 * `isUndescribed`: only photographs without a description; `input`: only files that a field accepts
 */
export const listMedia = operation(
  'media.read',
  async (
    { db },
    filter: {
      search?: string
      isUndescribed?: boolean
      input?: MediaInput
      offset?: number
    } = {},
  ): Promise<ListedMedia[]> => {
    let query = db
      .selectFrom('desk_media')
      .selectAll()
      .select((select) =>
        select
          .exists(
            select
              .selectFrom('desk_media_uses')
              .select('media_name')
              .whereRef('desk_media_uses.media_name', '=', 'desk_media.name'),
          )
          .as('is_used'),
      )
      .where('is_ready', '=', 1)
      .orderBy('created_at', 'desc')
      .orderBy('name')
    if (filter.isUndescribed) query = query.where('alt', '=', '').where('width', 'is not', null)
    if (filter.input)
      query = query.where('width', filter.input === 'pictures' ? 'is not' : 'is', null)
    const offset = filter.offset ?? 0
    if (filter.search?.trim()) {
      const isMatch = createSearch(filter.search)
      const texts = await query.clearSelect().select(['name', 'file_name', 'alt']).execute()
      const names = texts.flatMap(({ name, ...row }) =>
        isMatch([row.file_name, row.alt]) ? [name] : [],
      )
      const page = names.slice(offset, offset + mediaPerPage)
      if (page.length === 0) return []
      query = query.where('name', 'in', page)
    } else query = query.limit(mediaPerPage).offset(offset)
    return (await query.execute()).map((row) => ({
      ...toMedia(row),
      uploadedAt: createDate(row.created_at),
      isUsed: Boolean(row.is_used),
    }))
  },
)
