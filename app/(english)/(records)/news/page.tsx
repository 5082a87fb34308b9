import { NewsScreen } from '@/components/records/NewsScreen/NewsScreen'
import { loadInformationPage } from '@/lib/pages/information'
import { loadNews } from '@/lib/pages/lists'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/news')

export default async function NewsPage() {
  const [frame, data] = await Promise.all([loadInformationPage('/news'), loadNews()])
  return <NewsScreen frame={frame} {...data} />
}
