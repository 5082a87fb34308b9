import { NewsScreen } from '@/components/updates/NewsScreen/NewsScreen'
import { newsScreen } from '@/lib/updates/list-screens'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/news')

export default async function NewsPage() {
  return <NewsScreen {...await newsScreen()} />
}
