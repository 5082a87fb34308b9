import { AgeTable } from '@/components/tables/AgeTable/AgeTable'
import { InstructionTable } from '@/components/tables/InstructionTable/InstructionTable'
import { admissionInstructions } from '@/content/data/admission'
import { ageRows, agesAsOn } from '@/content/data/ages'
import { feeTerms } from '@/content/data/fees'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/admission/admission-criteria-class-pre-nursery-to-class-nine'

export const generateMetadata = () => pageMetadata(path)

export default function CriteriaToClassNinePage() {
  return (
    <RecipePage
      path={path}
      printable
      after={<InstructionTable session={feeTerms.session} instructions={admissionInstructions} />}
    >
      <AgeTable caption="Age for each class" asOn={agesAsOn} rows={ageRows} />
    </RecipePage>
  )
}
