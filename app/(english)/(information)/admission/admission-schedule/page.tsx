import { AdmissionStatus } from '@/components/information/AdmissionStatus/AdmissionStatus'
import { InstructionTable } from '@/components/tables/InstructionTable/InstructionTable'
import { ScheduleTable } from '@/components/tables/ScheduleTable/ScheduleTable'
import { Subscribe } from '@/components/ui/Subscribe/Subscribe'
import { feeTerms } from '@/content/data/fees'
import { calendarFiles } from '@/content/words/en/calendar'
import { admissionInstructions, admissionSchedule, admissionStatus } from '@/lib/core/admission'
import { loadToday } from '@/lib/pages/today'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/admission/admission-schedule'

export const generateMetadata = () => pageMetadata(path)

export default async function AdmissionSchedulePage() {
  return (
    <RecipePage
      path={path}
      printable
      after={<InstructionTable session={feeTerms.session} instructions={admissionInstructions()} />}
    >
      <AdmissionStatus text={admissionStatus(await loadToday())} />
      <ScheduleTable session={feeTerms.session} steps={admissionSchedule()} />
      <Subscribe
        text={calendarFiles.schedulePrompt}
        links={[{ href: `${path}.ics`, label: calendarFiles.download }]}
      />
    </RecipePage>
  )
}
