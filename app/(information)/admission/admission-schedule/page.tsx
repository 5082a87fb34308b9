import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { InstructionTable } from '@/components/content/InstructionTable/InstructionTable'
import { ScheduleTable } from '@/components/content/ScheduleTable/ScheduleTable'
import { Subscribe } from '@/components/updates/Subscribe/Subscribe'
import { admissionInstructions, admissionSchedule } from '@/content/data/admission'
import { feeTerms } from '@/content/data/fees'
import { microcopy } from '@/content/microcopy'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/admission/admission-schedule'

export const generateMetadata = () => pageMetadata(path)

export default async function AdmissionSchedulePage() {
  return (
    <InformationPage
      {...await informationPage(path)}
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
