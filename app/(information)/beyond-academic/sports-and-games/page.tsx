import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/beyond-academic/sports-and-games'

export const generateMetadata = () => pageMetadata(path)

export default async function SportsPage() {
  return <InformationPage {...await loadInformationPage(path)} />
}
