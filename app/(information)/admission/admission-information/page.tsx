import { InstructionTable } from '@/components/tables/InstructionTable/InstructionTable'
import { ScheduleTable } from '@/components/tables/ScheduleTable/ScheduleTable'
import { admissionInstructions, admissionSchedule } from '@/content/data/admission'
import { feeTerms } from '@/content/data/fees'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/admission/admission-information'

export const generateMetadata = () => pageMetadata(path)

export default function AdmissionInformationPage() {
  return (
    <RecipePage
      path={path}
      printable
      after={<ScheduleTable session={feeTerms.session} steps={admissionSchedule} />}
    >
      <InstructionTable session={feeTerms.session} instructions={admissionInstructions} />
    </RecipePage>
  )
}
