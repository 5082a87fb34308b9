import 'server-only'
import { dateFrom } from '@/lib/core/dates'
import { plainLine } from '@/lib/core/normalise'
import { operation } from '../operation'
import { toMedia, type Media } from './save-file'

/** Which files a field of a record takes. */
export type MediaInput = 'pictures' | 'documents'

/** How many files `listMedia` returns at most. */
export const mediaPerPage = 60

export type ListedMedia = Media & {
  uploadedAt: Date
  /** Whether a record refers to it. */
  isUsed: boolean
}

/**
 * The stored files, the newest first.
 * @param filter `search` is a part of the file's name on the device or of its description; `isUndescribed` for the
 * photographs that nobody has described; `input` for the files that a field takes
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
    const search = plainLine(filter.search ?? '').replace(/[\\%_]/g, '')
    if (search) {
      const pattern = `%${search.toLowerCase()}%`
      query = query.where(({ or, fn, eb }) =>
        or([
          eb(fn<string>('lower', ['file_name']), 'like', pattern),
          eb(fn<string>('lower', ['alt']), 'like', pattern),
        ]),
      )
    }
    if (filter.isUndescribed) query = query.where('alt', '=', '').where('width', 'is not', null)
    if (filter.input)
      query = query.where('width', filter.input === 'pictures' ? 'is not' : 'is', null)
    const rows = await query
      .orderBy('created_at', 'desc')
      .orderBy('name')
      .limit(mediaPerPage)
      .offset(filter.offset ?? 0)
      .execute()
    return rows.map((row) => ({
      ...toMedia(row),
      uploadedAt: dateFrom(row.created_at),
      isUsed: Boolean(row.is_used),
    }))
  },
)
