import { CostLink } from '@/components/information/CostLink/CostLink'
import { FeeTable } from '@/components/tables/FeeTable/FeeTable'
import { feeGroups, feeTerms } from '@/content/data/fees'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const { path } = feeGroups.elevenExisting

export const generateMetadata = () => pageMetadata(path)

export default function ClassElevenExistingStudentsFeesPage() {
  return (
    <RecipePage path={path} printable>
      <FeeTable fees={feeGroups.elevenExisting} terms={feeTerms} />
      <CostLink query="?class=11&pupil=existing" />
    </RecipePage>
  )
}
