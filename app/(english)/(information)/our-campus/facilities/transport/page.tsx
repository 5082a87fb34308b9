import { RouteFlags } from '@/components/information/RouteFlags/RouteFlags'
import { TransportTable } from '@/components/tables/TransportTable/TransportTable'
import { feeTerms } from '@/content/data/fees'
import { transportRoutes } from '@/content/data/transport'
import { loadBusRoutes } from '@/lib/pages/bus-routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../../RecipePage'

const path = '/our-campus/facilities/transport'

export const generateMetadata = () => pageMetadata(path)

export default function TransportPage() {
  return (
    <RecipePage path={path}>
      <RouteFlags {...loadBusRoutes()} />
      <TransportTable terms={feeTerms} routes={transportRoutes} />
    </RecipePage>
  )
}
