import { FigureBand } from '@/components/information/FigureBand/FigureBand'
import { BoardResults } from '@/components/tables/BoardResults/BoardResults'
import { boardResults } from '@/content/data/annual-report'
import { pageFigures } from '@/content/data/page-figures'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/about/school-annual-report'

export const generateMetadata = () => pageMetadata(path)

export default function AnnualReportPage() {
  return (
    <RecipePage path={path} figures={<FigureBand figures={pageFigures.annualReport} />}>
      <BoardResults results={boardResults} />
    </RecipePage>
  )
}
