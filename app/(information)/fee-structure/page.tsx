import { FeeCards } from '@/components/content/FeeCards/FeeCards'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { feeCards } from '@/content/data/fees'
import { transportRoutes } from '@/content/data/transport'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/fee-structure'

export const generateMetadata = () => pageMetadata(path)

const transportFee = { path: '/fee-structure/transport-fee-2026-27', name: 'Transport' }

export default async function FeeStructurePage() {
  return (
    <InformationPage {...await informationPage(path)} printable>
      <FeeCards groups={feeCards} transport={{ ...transportFee, routes: transportRoutes }} />
    </InformationPage>
  )
}
