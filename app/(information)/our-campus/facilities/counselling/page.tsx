import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/our-campus/facilities/counselling'

export const generateMetadata = () => pageMetadata(path)

export default async function CounsellingPage() {
  return <InformationPage {...await informationPage(path)} />
}
