import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/our-campus/facilities/security-and-safety'

export const generateMetadata = () => pageMetadata(path)

export default async function SecurityPage() {
  return <InformationPage {...await informationPage(path)} />
}
