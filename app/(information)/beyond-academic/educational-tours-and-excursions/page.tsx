import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/beyond-academic/educational-tours-and-excursions'

export const generateMetadata = () => pageMetadata(path)

export default async function ToursPage() {
  return <InformationPage {...await loadInformationPage(path)} />
}
