import { SearchScreen } from '@/components/search/SearchScreen/SearchScreen'
import { searchResults } from '@/content/words/en/search-results'
import { loadSearchPage } from '@/lib/pages/search'
import { decodeQuery } from '@/lib/routing/query-pages'
import { parseSearchQuery } from '@/lib/search/parameters'
import { buildVariantMetadata } from '@/lib/seo/metadata'

type Props = PageProps<'/query/search/[query]'>

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props) {
  const { query } = parseSearchQuery(decodeQuery((await params).query))
  const metadata = await buildVariantMetadata('/search')
  return query ? { ...metadata, title: searchResults.title(query) } : metadata
}

/** `/search` with a query. */
export default async function SearchResultsPage({ params }: Props) {
  return <SearchScreen {...await loadSearchPage(decodeQuery((await params).query))} />
}
