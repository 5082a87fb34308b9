import { AdmissionStatus } from '@/components/information/AdmissionStatus/AdmissionStatus'
import { InstructionTable } from '@/components/tables/InstructionTable/InstructionTable'
import { ScheduleTable } from '@/components/tables/ScheduleTable/ScheduleTable'
import { feeTerms } from '@/content/data/fees'
import { admissionInstructions, admissionSchedule, admissionStatus } from '@/lib/core/admission'
import { loadToday } from '@/lib/pages/today'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/admission/admission-information'

export const generateMetadata = () => pageMetadata(path)

export default async function AdmissionInformationPage() {
  return (
    <RecipePage
      path={path}
      printable
      after={<ScheduleTable session={feeTerms.session} steps={admissionSchedule()} />}
    >
      <AdmissionStatus text={admissionStatus(await loadToday())} />
      <InstructionTable session={feeTerms.session} instructions={admissionInstructions()} />
    </RecipePage>
  )
}
