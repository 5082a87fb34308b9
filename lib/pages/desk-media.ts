import 'server-only'
import { mediaPerPage } from '@/lib/desk/media/list'
import { getRefusalMessage } from '@/lib/desk/media/messages'
import { withQuery } from '@/lib/desk/web/form-request'
import { openSearch } from '@/lib/desk/web/sealed-search'
import { getParameter, type Query } from './desk-query'
import { parsePage } from './desk-record'

/** Parses the filter of the list of files from the address. */
export function parseMediaFilter(query: Query) {
  return {
    search: openSearch(query.q) || undefined,
    isUndescribed: getParameter(query, 'show') === 'undescribed',
    offset: parsePage(query) * mediaPerPage,
  }
}

/** Returns the query of the same list, without the result of the last action. */
export const buildMediaListQuery = (query: Query): string =>
  withQuery('', {
    q: getParameter(query, 'q'),
    show: getParameter(query, 'show'),
    page: getParameter(query, 'page'),
  })

/** Returns the reason why the last upload without script was refused. */
export const getRefusalText = (query: Query): string | undefined =>
  getRefusalMessage(getParameter(query, 'refused'))
