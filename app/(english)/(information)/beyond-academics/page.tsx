import { CardGrid } from '@/components/information/CardGrid/CardGrid'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { loadInformationPage, loadPageCards } from '@/lib/pages/information'
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
    <InformationPage {...await loadInformationPage(path)} isIndex>
      <CardGrid
        label="Activities beyond academics"
        cards={await loadPageCards(cards)}
        action="Read More"
      />
    </InformationPage>
  )
}
