import { AgeTable } from '@/components/content/AgeTable/AgeTable'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { InstructionTable } from '@/components/content/InstructionTable/InstructionTable'
import { admissionInstructions } from '@/content/data/admission'
import { ageRows, agesAsOn } from '@/content/data/ages'
import { feeTerms } from '@/content/data/fees'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/admission/admission-criteria-class-pre-nursery-to-class-nine'

export const generateMetadata = () => pageMetadata(path)

export default async function CriteriaToClassNinePage() {
  return (
    <InformationPage
      {...await informationPage(path)}
      printable
      after={<InstructionTable session={feeTerms.session} instructions={admissionInstructions} />}
    >
      <AgeTable caption="Age for each class" asOn={agesAsOn} rows={ageRows} />
    </InformationPage>
  )
}
