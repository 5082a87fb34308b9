import { FeeTable } from '@/components/content/FeeTable/FeeTable'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { feeGroups, feeTerms } from '@/content/data/fees'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/fee-structure/class-nine-2026-27'

export const generateMetadata = () => pageMetadata(path)

export default async function ClassNineFeesPage() {
  return (
    <InformationPage {...await informationPage(path)} printable>
      <FeeTable fees={feeGroups.nine} terms={feeTerms} />
    </InformationPage>
  )
}
