import { CostTool } from '@/components/information/CostTool/CostTool'
import { FeeCards } from '@/components/information/FeeCards/FeeCards'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { feeCards } from '@/content/data/fees'
import { transportFeePath, transportRoutes } from '@/content/data/transport'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/fee-structure'

export const generateMetadata = () => pageMetadata(path)

export default async function FeeStructurePage() {
  return (
    <InformationPage {...await loadInformationPage(path)} printable>
      <CostTool />
      <FeeCards groups={feeCards} transport={{ path: transportFeePath, routes: transportRoutes }} />
    </InformationPage>
  )
}
