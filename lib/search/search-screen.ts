import 'server-only'
import { oftenLookedFor } from '@/content/search'
import { informationPage } from '@/lib/pages/information-page'
import { findRoute } from '@/lib/routing/routes'
import type { Parameters } from '@/lib/updates/filters'
import { readSpan } from '@/lib/updates/span'
import { readQuestion, resultsPerPage, searchPath } from './parameters'
import { siteSearch } from './service'

/** Everything that the search screen shows, by the parameters of its address. */
export async function searchScreen(parameters: Parameters = {}) {
  const question = readQuestion(parameters)
  const { from, shown } = readSpan(parameters, resultsPerPage)
  const [frame, answer] = await Promise.all([
    informationPage(searchPath),
    question.query ? siteSearch.answer(question, { from, most: shown }) : undefined,
  ])
  return { frame, question, span: { from, shown }, answer, often: oftenLookedFor.map(findRoute) }
}
