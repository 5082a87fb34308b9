import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/beyond-academic/co-curricular-activities'

export const generateMetadata = () => pageMetadata(path)

export default async function CoCurricularPage() {
  return <InformationPage {...await informationPage(path)} />
}
