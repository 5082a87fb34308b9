import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/about/mission-vision'

export const generateMetadata = () => pageMetadata(path)

export default async function MissionVisionPage() {
  return <InformationPage {...await informationPage(path)} />
}
