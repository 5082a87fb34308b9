import { CostLink } from '@/components/information/CostLink/CostLink'
import { HelpDeskCall } from '@/components/information/HelpDeskCall/HelpDeskCall'
import { RouteFlags } from '@/components/information/RouteFlags/RouteFlags'
import { TransportTable } from '@/components/tables/TransportTable/TransportTable'
import { transportDesk } from '@/content/data/contact'
import { feeTerms } from '@/content/data/fees'
import { transportFeePath as path, transportRoutes } from '@/content/data/transport'
import { school } from '@/content/school'
import { loadBusRoutes } from '@/lib/pages/bus-routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

export const generateMetadata = () => pageMetadata(path)

export default function TransportFeePage() {
  return (
    <RecipePage
      path={path}
      action={<HelpDeskCall phone={school.phones[0]} desk={transportDesk} />}
      printable
    >
      <RouteFlags {...loadBusRoutes()} />
      <TransportTable terms={feeTerms} routes={transportRoutes} />
      <CostLink />
    </RecipePage>
  )
}
