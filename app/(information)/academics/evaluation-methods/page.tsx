import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/academics/evaluation-methods'

export const generateMetadata = () => pageMetadata(path)

export default async function EvaluationMethodsPage() {
  return <InformationPage {...await informationPage(path)} />
}
