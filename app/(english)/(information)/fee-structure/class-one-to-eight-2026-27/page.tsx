import { CostLink } from '@/components/information/CostLink/CostLink'
import { FeeTable } from '@/components/tables/FeeTable/FeeTable'
import { feeGroups, feeTerms } from '@/content/data/fees'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const { path } = feeGroups.oneToEight

export const generateMetadata = () => pageMetadata(path)

export default function ClassOneToEightFeesPage() {
  return (
    <RecipePage path={path} printable>
      <FeeTable fees={feeGroups.oneToEight} terms={feeTerms} />
      <CostLink query="?class=1" />
    </RecipePage>
  )
}
