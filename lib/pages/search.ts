import 'server-only'
import { popularSearches } from '@/content/search'
import { loadInformationPage } from '@/lib/pages/information'
import type { Parameters } from '@/lib/http/parameters'
import { parseRange } from '@/lib/records/pagination'
import { findRoute } from '@/lib/routing/routes'
import { parseSearchQuery, resultsPerPage, searchPath } from '@/lib/search/parameters'
import { siteSearch } from '@/lib/search/service'

/** Loads the data of the search screen, by its query parameters. */
export async function loadSearchPage(parameters: Parameters = {}) {
  const request = parseSearchQuery(parameters)
  const range = parseRange(parameters, resultsPerPage)
  const [frame, response] = await Promise.all([
    loadInformationPage(searchPath),
    request.query
      ? siteSearch.search(request, { from: range.from, limit: range.shown })
      : undefined,
  ])
  return { frame, request, range, response, popularPages: popularSearches.map(findRoute) }
}
