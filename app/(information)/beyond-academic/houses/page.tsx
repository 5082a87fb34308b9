import { HouseFlags } from '@/components/content/HouseFlags/HouseFlags'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { houses } from '@/content/data/houses'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/beyond-academic/houses'

export const generateMetadata = () => pageMetadata(path)

export default async function HousesPage() {
  return (
    <InformationPage {...await informationPage(path)}>
      <HouseFlags houses={houses} />
    </InformationPage>
  )
}
