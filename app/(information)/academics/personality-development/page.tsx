import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/academics/personality-development'

export const generateMetadata = () => pageMetadata(path)

export default async function PersonalityDevelopmentPage() {
  return <InformationPage {...await loadInformationPage(path)} />
}
