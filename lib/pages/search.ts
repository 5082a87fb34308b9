import 'server-only'
import { popularSearches } from '@/content/search'
import { loadInformationPage } from '@/lib/pages/information'
import type { Parameters } from '@/lib/records/filters'
import { parseRange } from '@/lib/records/pagination'
import { findRoute } from '@/lib/routing/routes'
import { parseSearchQuery, resultsPerPage, searchPath } from '@/lib/search/parameters'
import { siteSearch } from '@/lib/search/service'

/** Data of the search screen, by its query parameters. */
export async function loadSearchPage(parameters: Parameters = {}) {
  const question = parseSearchQuery(parameters)
  const { from, shown } = parseRange(parameters, resultsPerPage)
  const [frame, answer] = await Promise.all([
    loadInformationPage(searchPath),
    question.query ? siteSearch.search(question, { from, limit: shown }) : undefined,
  ])
  return { frame, question, span: { from, shown }, answer, often: popularSearches.map(findRoute) }
}
