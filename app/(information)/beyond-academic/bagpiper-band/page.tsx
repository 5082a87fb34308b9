import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/beyond-academic/bagpiper-band'

export const generateMetadata = () => pageMetadata(path)

export default async function BagpiperBandPage() {
  return <InformationPage {...await informationPage(path)} />
}
