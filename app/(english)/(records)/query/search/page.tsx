import { SearchScreen } from '@/components/search/SearchScreen/SearchScreen'
import { searchCopy } from '@/content/microcopy/search'
import { loadSearchPage } from '@/lib/pages/search'
import { parseSearchQuery } from '@/lib/search/parameters'
import { variantMetadata } from '@/lib/seo/metadata'

type SearchPageProps = PageProps<'/query/search'>

export async function generateMetadata({ searchParams }: SearchPageProps) {
  const { query } = parseSearchQuery(await searchParams)
  const metadata = await variantMetadata('/search')
  return query ? { ...metadata, title: searchCopy.title(query) } : metadata
}

/** `/search` with a query. `next.config.ts` rewrites to it, so that `/search` itself stays static. */
export default async function SearchResultsPage({ searchParams }: SearchPageProps) {
  return <SearchScreen {...await loadSearchPage(await searchParams)} />
}
