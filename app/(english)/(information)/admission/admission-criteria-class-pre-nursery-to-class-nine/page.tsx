import { AdmissionStatus } from '@/components/information/AdmissionStatus/AdmissionStatus'
import { WhichClass } from '@/components/information/WhichClass/WhichClass'
import { AgeTable } from '@/components/tables/AgeTable/AgeTable'
import { InstructionTable } from '@/components/tables/InstructionTable/InstructionTable'
import { ageRows, agesAsOn } from '@/content/data/ages'
import { feeTerms } from '@/content/data/fees'
import { admissionInstructions, admissionStatus } from '@/lib/core/admission'
import { loadToday } from '@/lib/pages/today'
import { whichClass } from '@/lib/pages/which-class'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/admission/admission-criteria-class-pre-nursery-to-class-nine'

export const generateMetadata = () => pageMetadata(path)

export default async function CriteriaToClassNinePage() {
  const today = await loadToday()
  return (
    <RecipePage
      path={path}
      printable
      after={<InstructionTable session={feeTerms.session} instructions={admissionInstructions()} />}
    >
      <WhichClass {...whichClass(today)} />
      <AdmissionStatus text={admissionStatus(today)} />
      <AgeTable caption="Age for each class" asOn={agesAsOn} rows={ageRows} />
    </RecipePage>
  )
}
