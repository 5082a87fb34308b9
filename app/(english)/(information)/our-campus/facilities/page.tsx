import { CardGrid } from '@/components/information/CardGrid/CardGrid'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { loadInformationPage, loadPageCards } from '@/lib/pages/information'
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
    <InformationPage {...await loadInformationPage(path)}>
      <CardGrid label="Facilities" cards={await loadPageCards(cards)} />
    </InformationPage>
  )
}
