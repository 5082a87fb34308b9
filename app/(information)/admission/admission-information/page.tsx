import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { InstructionTable } from '@/components/tables/InstructionTable/InstructionTable'
import { ScheduleTable } from '@/components/tables/ScheduleTable/ScheduleTable'
import { admissionInstructions, admissionSchedule } from '@/content/data/admission'
import { feeTerms } from '@/content/data/fees'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/admission/admission-information'

export const generateMetadata = () => pageMetadata(path)

export default async function AdmissionInformationPage() {
  return (
    <InformationPage
      {...await loadInformationPage(path)}
      printable
      after={<ScheduleTable session={feeTerms.session} steps={admissionSchedule} />}
    >
      <InstructionTable session={feeTerms.session} instructions={admissionInstructions} />
    </InformationPage>
  )
}
