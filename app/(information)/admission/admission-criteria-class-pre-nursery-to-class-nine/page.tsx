import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { AgeTable } from '@/components/tables/AgeTable/AgeTable'
import { InstructionTable } from '@/components/tables/InstructionTable/InstructionTable'
import { admissionInstructions } from '@/content/data/admission'
import { ageRows, agesAsOn } from '@/content/data/ages'
import { feeTerms } from '@/content/data/fees'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/admission/admission-criteria-class-pre-nursery-to-class-nine'

export const generateMetadata = () => pageMetadata(path)

export default async function CriteriaToClassNinePage() {
  return (
    <InformationPage
      {...await loadInformationPage(path)}
      printable
      after={<InstructionTable session={feeTerms.session} instructions={admissionInstructions} />}
    >
      <AgeTable caption="Age for each class" asOn={agesAsOn} rows={ageRows} />
    </InformationPage>
  )
}
