import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/beyond-academic/bagpiper-band'

export const generateMetadata = () => pageMetadata(path)

export default async function BagpiperBandPage() {
  return <InformationPage {...await loadInformationPage(path)} />
}
