import { HouseFlags } from '@/components/information/HouseFlags/HouseFlags'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { houses } from '@/content/data/houses'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/beyond-academic/houses'

export const generateMetadata = () => pageMetadata(path)

export default async function HousesPage() {
  return (
    <InformationPage {...await loadInformationPage(path)}>
      <HouseFlags houses={houses} />
    </InformationPage>
  )
}
