import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { InstructionTable } from '@/components/tables/InstructionTable/InstructionTable'
import { ScheduleTable } from '@/components/tables/ScheduleTable/ScheduleTable'
import { Subscribe } from '@/components/ui/Subscribe/Subscribe'
import { admissionInstructions, admissionSchedule } from '@/content/data/admission'
import { feeTerms } from '@/content/data/fees'
import { microcopy } from '@/content/microcopy'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/admission/admission-schedule'

export const generateMetadata = () => pageMetadata(path)

export default async function AdmissionSchedulePage() {
  return (
    <InformationPage
      {...await loadInformationPage(path)}
      printable
      after={<InstructionTable session={feeTerms.session} instructions={admissionInstructions} />}
    >
      <ScheduleTable session={feeTerms.session} steps={admissionSchedule} />
      <Subscribe
        text={microcopy.calendar.schedulePrompt}
        links={[{ href: `${path}.ics`, label: microcopy.calendar.download }]}
      />
    </InformationPage>
  )
}
