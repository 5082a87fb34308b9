import { revalidate } from '@/lib/content/revalidation'
import { methodNotAllowed } from '@/lib/http/responses'
import { siteSearch } from '@/lib/search/service'

/** Tells the site that the office has changed something (R-FRESH-2); the search hears of it, too. */
export async function POST(request: Request) {
  const answer = await revalidate(request)
  if (answer.ok) siteSearch.refresh()
  return answer
}

const refuse = () => methodNotAllowed('POST')
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
