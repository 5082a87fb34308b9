import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/accessibility'

export const generateMetadata = () => pageMetadata(path)

export default async function AccessibilityPage() {
  return <InformationPage {...await informationPage(path)} />
}
