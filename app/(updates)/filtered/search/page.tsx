import { SearchScreen } from '@/components/search/SearchScreen/SearchScreen'
import { searchCopy } from '@/content/microcopy/search'
import { readQuestion } from '@/lib/search/parameters'
import { searchScreen } from '@/lib/search/search-screen'
import { variantMetadata } from '@/lib/seo/metadata'

type SearchPageProps = PageProps<'/filtered/search'>

export async function generateMetadata({ searchParams }: SearchPageProps) {
  const { query } = readQuestion(await searchParams)
  const metadata = await variantMetadata('/search')
  return query ? { ...metadata, title: searchCopy.title(query) } : metadata
}

/** `/search` with words in its address; `next.config.ts` rewrites it here, so that `/search` itself stays static. */
export default async function SearchResultsPage({ searchParams }: SearchPageProps) {
  return <SearchScreen {...await searchScreen(await searchParams)} />
}
