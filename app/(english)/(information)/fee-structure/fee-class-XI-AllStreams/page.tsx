import { CostLink } from '@/components/information/CostLink/CostLink'
import { FeeTable } from '@/components/tables/FeeTable/FeeTable'
import { feeGroups, feeTerms } from '@/content/data/fees'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/fee-structure/fee-class-XI-AllStreams'

export const generateMetadata = () => pageMetadata(path)

export default function ClassElevenAllStreamsFeesPage() {
  return (
    <RecipePage path={path} printable>
      <FeeTable fees={feeGroups.elevenAllStreams} terms={feeTerms} />
      <CostLink query="?class=11" />
    </RecipePage>
  )
}
