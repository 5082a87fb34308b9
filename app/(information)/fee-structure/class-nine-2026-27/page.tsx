import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { FeeTable } from '@/components/tables/FeeTable/FeeTable'
import { feeGroups, feeTerms } from '@/content/data/fees'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/fee-structure/class-nine-2026-27'

export const generateMetadata = () => pageMetadata(path)

export default async function ClassNineFeesPage() {
  return (
    <InformationPage {...await loadInformationPage(path)} printable>
      <FeeTable fees={feeGroups.nine} terms={feeTerms} />
    </InformationPage>
  )
}
