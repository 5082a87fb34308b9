import { revalidate } from '@/lib/content/revalidate'
import { siteSearch } from '@/lib/search/service'

/** Webhook for changes of content (R-FRESH-2). Updates the search index, too. */
export async function POST(request: Request) {
  const response = await revalidate(request)
  if (response.ok) siteSearch.refresh()
  return response
}

export * from '@/lib/http/post-only'
