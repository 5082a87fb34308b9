import { CardGrid } from '@/components/content/CardGrid/CardGrid'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage, pageCards } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/beyond-academics'

const cards = [
  '/beyond-academic/sports-and-games',
  '/beyond-academic/co-curricular-activities',
  '/beyond-academic/dance-and-music',
  '/beyond-academic/houses',
  '/beyond-academic/educational-tours-and-excursions',
  '/beyond-academic/activities-events',
  '/beyond-academic/bagpiper-band',
]

export const generateMetadata = () => pageMetadata(path)

export default async function BeyondAcademicsPage() {
  return (
    <InformationPage {...await informationPage(path)}>
      <CardGrid
        label="Activities beyond academics"
        cards={await pageCards(cards)}
        action="Read More"
      />
    </InformationPage>
  )
}
