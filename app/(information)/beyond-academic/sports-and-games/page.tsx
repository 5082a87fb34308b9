import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/beyond-academic/sports-and-games'

export const generateMetadata = () => pageMetadata(path)

export default async function SportsPage() {
  return <InformationPage {...await informationPage(path)} />
}
