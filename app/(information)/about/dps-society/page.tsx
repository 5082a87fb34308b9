import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/about/dps-society'

export const generateMetadata = () => pageMetadata(path)

export default async function SocietyPage() {
  return <InformationPage {...await loadInformationPage(path)} />
}
