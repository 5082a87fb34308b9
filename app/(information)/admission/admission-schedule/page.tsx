import { InstructionTable } from '@/components/tables/InstructionTable/InstructionTable'
import { ScheduleTable } from '@/components/tables/ScheduleTable/ScheduleTable'
import { Subscribe } from '@/components/ui/Subscribe/Subscribe'
import { admissionInstructions, admissionSchedule } from '@/content/data/admission'
import { feeTerms } from '@/content/data/fees'
import { microcopy } from '@/content/microcopy'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/admission/admission-schedule'

export const generateMetadata = () => pageMetadata(path)

export default function AdmissionSchedulePage() {
  return (
    <RecipePage
      path={path}
      printable
      after={<InstructionTable session={feeTerms.session} instructions={admissionInstructions} />}
    >
      <ScheduleTable session={feeTerms.session} steps={admissionSchedule} />
      <Subscribe
        text={microcopy.calendar.schedulePrompt}
        links={[{ href: `${path}.ics`, label: microcopy.calendar.download }]}
      />
    </RecipePage>
  )
}
