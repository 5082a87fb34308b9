import { CardGrid } from '@/components/information/CardGrid/CardGrid'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { loadInformationPage, loadPageCards } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/our-campus'

const cards = ['/our-campus/infrastructure', '/our-campus/library']

const facilities = [
  '/our-campus/facilities/transport',
  '/our-campus/facilities/security-and-safety',
  '/our-campus/facilities/infirmary',
  '/our-campus/facilities/counselling',
]

export const generateMetadata = () => pageMetadata(path)

export default async function CampusPage() {
  return (
    <InformationPage {...await loadInformationPage(path)}>
      <CardGrid label="Parts of the campus" cards={await loadPageCards(cards)} />
      <CardGrid label="Facilities" cards={await loadPageCards(facilities)} />
    </InformationPage>
  )
}
