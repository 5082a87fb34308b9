import { FigureBand } from '@/components/information/FigureBand/FigureBand'
import { pageFigures } from '@/content/data/page-figures'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../../RecipePage'

const path = '/our-campus/facilities/counselling'

export const generateMetadata = () => pageMetadata(path)

export default function CounsellingPage() {
  return <RecipePage path={path} figures={<FigureBand figures={pageFigures.counselling} />} />
}
