import { CardGrid } from '@/components/content/CardGrid/CardGrid'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage, pageCards } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/our-campus'

const cards = ['/our-campus/infrastructure', '/our-campus/library']

export const generateMetadata = () => pageMetadata(path)

export default async function CampusPage() {
  return (
    <InformationPage {...await informationPage(path)}>
      <CardGrid label="Parts of the campus" cards={await pageCards(cards)} />
    </InformationPage>
  )
}
