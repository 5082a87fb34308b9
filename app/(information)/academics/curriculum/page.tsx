import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/academics/curriculum'

export const generateMetadata = () => pageMetadata(path)

export default async function CurriculumPage() {
  return <InformationPage {...await informationPage(path)} />
}
