import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { TransportTable } from '@/components/tables/TransportTable/TransportTable'
import { feeTerms } from '@/content/data/fees'
import { transportRoutes } from '@/content/data/transport'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/fee-structure/transport-fee-2026-27'

export const generateMetadata = () => pageMetadata(path)

export default async function TransportFeePage() {
  return (
    <InformationPage {...await loadInformationPage(path)} printable>
      <TransportTable session={feeTerms.session} routes={transportRoutes} />
    </InformationPage>
  )
}
