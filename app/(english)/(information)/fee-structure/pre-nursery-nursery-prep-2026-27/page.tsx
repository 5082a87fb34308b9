import { CostLink } from '@/components/information/CostLink/CostLink'
import { FeeTable } from '@/components/tables/FeeTable/FeeTable'
import { feeGroups, feeTerms } from '@/content/data/fees'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/fee-structure/pre-nursery-nursery-prep-2026-27'

export const generateMetadata = () => pageMetadata(path)

export default function PrePrimaryFeesPage() {
  return (
    <RecipePage path={path} printable>
      <FeeTable fees={feeGroups.prePrimary} terms={feeTerms} />
      <CostLink query="?class=pre-nursery" />
    </RecipePage>
  )
}
