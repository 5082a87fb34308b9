import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/academics/personality-development'

export const generateMetadata = () => pageMetadata(path)

export default async function PersonalityDevelopmentPage() {
  return <InformationPage {...await informationPage(path)} />
}
