import { SearchScreen } from '@/components/search/SearchScreen/SearchScreen'
import { loadSearchPage } from '@/lib/pages/search'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/search')

export default async function SearchPage() {
  return <SearchScreen {...await loadSearchPage()} />
}
