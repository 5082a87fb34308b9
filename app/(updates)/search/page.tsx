import { SearchScreen } from '@/components/search/SearchScreen/SearchScreen'
import { searchScreen } from '@/lib/search/search-screen'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/search')

export default async function SearchPage() {
  return <SearchScreen {...await searchScreen()} />
}
