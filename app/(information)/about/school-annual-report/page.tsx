import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { BoardResults } from '@/components/tables/BoardResults/BoardResults'
import { boardResults } from '@/content/data/annual-report'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/about/school-annual-report'

export const generateMetadata = () => pageMetadata(path)

export default async function AnnualReportPage() {
  return (
    <InformationPage {...await loadInformationPage(path)}>
      <BoardResults results={boardResults} />
    </InformationPage>
  )
}
