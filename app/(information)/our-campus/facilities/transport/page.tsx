import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { TransportTable } from '@/components/tables/TransportTable/TransportTable'
import { feeTerms } from '@/content/data/fees'
import { transportRoutes } from '@/content/data/transport'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/our-campus/facilities/transport'

export const generateMetadata = () => pageMetadata(path)

export default async function TransportPage() {
  return (
    <InformationPage {...await loadInformationPage(path)}>
      <TransportTable session={feeTerms.session} routes={transportRoutes} />
    </InformationPage>
  )
}
