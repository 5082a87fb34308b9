import { revalidate } from '@/lib/content/revalidation'
import { methodNotAllowed } from '@/lib/http/responses'
import { siteSearch } from '@/lib/search/service'

/** Webhook for changes of content (R-FRESH-2). Updates the search index, too. */
export async function POST(request: Request) {
  const response = await revalidate(request)
  if (response.ok) siteSearch.refresh()
  return response
}

const refuse = () => methodNotAllowed('POST')
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
