import { NewsScreen } from '@/components/records/NewsScreen/NewsScreen'
import { withFrame } from '@/lib/pages/information'
import { loadNews } from '@/lib/pages/lists'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/news')

export default async function NewsPage() {
  return <NewsScreen {...await withFrame('/news', loadNews())} />
}
