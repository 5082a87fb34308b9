import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/fee-structure/norms-for-fixing-fees'

export const generateMetadata = () => pageMetadata(path)

export default async function FeeNormsPage() {
  return <InformationPage {...await loadInformationPage(path)} printable />
}
