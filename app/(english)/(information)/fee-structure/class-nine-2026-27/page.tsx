import { CostLink } from '@/components/information/CostLink/CostLink'
import { FeeTable } from '@/components/tables/FeeTable/FeeTable'
import { feeGroups, feeTerms } from '@/content/data/fees'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const { path } = feeGroups.nine

export const generateMetadata = () => pageMetadata(path)

export default function ClassNineFeesPage() {
  return (
    <RecipePage path={path} printable>
      <FeeTable fees={feeGroups.nine} terms={feeTerms} />
      <CostLink query="?class=9" />
    </RecipePage>
  )
}
