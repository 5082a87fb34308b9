import 'server-only'
import { own } from '@/lib/core/own'
import { maxSearchLength } from '@/lib/core/search-length'
import { mediaPerPage } from '@/lib/desk/media/list'
import { uploadMessages } from '@/lib/desk/media/upload'
import { withQuery } from '@/lib/desk/web/form-request'
import { one, pageOf, type Query } from './desk-record'

/** What the list of files shows, by its address. */
export function mediaFilter(query: Query) {
  return {
    search: one(query, 'q')?.slice(0, maxSearchLength) || undefined,
    isUndescribed: one(query, 'show') === 'undescribed',
    offset: pageOf(query) * mediaPerPage,
  }
}

/** The query of the same list, without what was done last. */
export const mediaListQuery = (query: Query): string =>
  withQuery('', { q: one(query, 'q'), show: one(query, 'show'), page: one(query, 'page') })

/** Why the last upload without script was refused. */
export function refusalText(query: Query): string | undefined {
  return own(uploadMessages, one(query, 'refused'))
}
