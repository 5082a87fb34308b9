import { BoardResults } from '@/components/content/BoardResults/BoardResults'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { boardResults } from '@/content/data/annual-report'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/about/school-annual-report'

export const generateMetadata = () => pageMetadata(path)

export default async function AnnualReportPage() {
  return (
    <InformationPage {...await informationPage(path)}>
      <BoardResults results={boardResults} />
    </InformationPage>
  )
}
