import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/fee-structure/norms-for-fixing-fees'

export const generateMetadata = () => pageMetadata(path)

export default async function FeeNormsPage() {
  return <InformationPage {...await informationPage(path)} printable />
}
