import { AgeTable } from '@/components/tables/AgeTable/AgeTable'
import { InstructionTable } from '@/components/tables/InstructionTable/InstructionTable'
import { ScheduleTable } from '@/components/tables/ScheduleTable/ScheduleTable'
import { ageRowEleven, ageRows, agesAsOn } from '@/content/data/ages'
import { feeTerms } from '@/content/data/fees'
import type { Language } from '@/content/languages'
import { admissionInstructions, admissionSchedule } from '@/lib/core/admission'
import { rulesId } from '@/lib/pages/admission'

/** Ages, rules and dates in one place: English has a page for each. */
export function AdmissionTables({ language }: { language: Language }) {
  const { tag, words } = language
  const { session } = feeTerms
  return (
    <>
      <AgeTable
        caption={words.admission.ages.caption}
        asOn={agesAsOn}
        rows={[...ageRows, ageRowEleven]}
        {...{ words, tag }}
      />
      <section id={rulesId}>
        <InstructionTable
          session={session}
          instructions={admissionInstructions(language)}
          words={words.admission}
        />
      </section>
      <ScheduleTable
        session={session}
        steps={admissionSchedule(language)}
        words={words.admission}
      />
    </>
  )
}
