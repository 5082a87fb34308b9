import 'server-only'
import { mediaPerPage } from '@/lib/desk/media/list'
import { getRefusalMessage } from '@/lib/desk/media/messages'
import { withQuery } from '@/lib/desk/web/form-request'
import { openSearch } from '@/lib/desk/web/sealed-search'
import { one, type Query } from './desk-query'
import { parsePage } from './desk-record'

/** What the list of files shows, by its address. */
export function mediaFilter(query: Query) {
  return {
    search: openSearch(query.q) || undefined,
    isUndescribed: one(query, 'show') === 'undescribed',
    offset: parsePage(query) * mediaPerPage,
  }
}

/** The query of the same list, without what was done last. */
export const mediaListQuery = (query: Query): string =>
  withQuery('', { q: one(query, 'q'), show: one(query, 'show'), page: one(query, 'page') })

/** Why the last upload without script was refused. */
export const refusalText = (query: Query): string | undefined =>
  getRefusalMessage(one(query, 'refused'))
