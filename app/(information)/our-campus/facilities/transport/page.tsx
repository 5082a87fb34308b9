import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { TransportTable } from '@/components/content/TransportTable/TransportTable'
import { feeTerms } from '@/content/data/fees'
import { transportRoutes } from '@/content/data/transport'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/our-campus/facilities/transport'

export const generateMetadata = () => pageMetadata(path)

export default async function TransportPage() {
  return (
    <InformationPage {...await informationPage(path)}>
      <TransportTable session={feeTerms.session} routes={transportRoutes} />
    </InformationPage>
  )
}
