import { CardGrid } from '@/components/content/CardGrid/CardGrid'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage, pageCards } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/our-campus/facilities'

const cards = [
  '/our-campus/facilities/transport',
  '/our-campus/facilities/security-and-safety',
  '/our-campus/facilities/infirmary',
  '/our-campus/facilities/counselling',
]

export const generateMetadata = () => pageMetadata(path)

export default async function FacilitiesPage() {
  return (
    <InformationPage {...await informationPage(path)}>
      <CardGrid label="Facilities" cards={await pageCards(cards)} />
    </InformationPage>
  )
}
