import type { ScheduleStep } from '@/content/types'
import { admission } from '@/content/words/en/admission'
import type { AdmissionWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import { type Column, DataTable } from '../DataTable/DataTable'

type ScheduleTableProps = {
  session: string
  steps: readonly ScheduleStep[]
  /** The state of registration, where no heading says that it has closed. */
  state?: string
  words?: AdmissionWords
}

const createColumns = ({ schedule }: AdmissionWords): Column<ScheduleStep>[] => [
  { title: schedule.step, cell: ({ step }) => step },
  { title: schedule.when, unnamed: true, cell: ({ when }) => <b>{when}</b> },
  { title: schedule.good, unnamed: true, cell: ({ note }) => note },
]

/** The tentative schedule of admission (R-ADMISSION-2). */
export function ScheduleTable({ session, steps, state, words = admission }: ScheduleTableProps) {
  return (
    <DataTable
      prose
      caption={fillIn(words.schedule.caption, { session })}
      note={[state, words.schedule.note].filter(Boolean).join('\n')}
      columns={createColumns(words)}
      rows={steps}
    />
  )
}
