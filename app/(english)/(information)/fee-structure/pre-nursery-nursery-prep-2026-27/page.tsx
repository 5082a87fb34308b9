import { CostLink } from '@/components/information/CostLink/CostLink'
import { FeeTable } from '@/components/tables/FeeTable/FeeTable'
import { feeGroups, feeTerms } from '@/content/data/fees'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const { path } = feeGroups.prePrimary

export const generateMetadata = () => pageMetadata(path)

export default function PrePrimaryFeesPage() {
  return (
    <RecipePage path={path} printable>
      <FeeTable fees={feeGroups.prePrimary} terms={feeTerms} />
      <CostLink query="?class=pre-nursery" />
    </RecipePage>
  )
}
