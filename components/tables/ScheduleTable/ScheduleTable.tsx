import type { ScheduleStep } from '@/content/types'
import { admission } from '@/content/words/en/admission'
import type { AdmissionWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import { type Column, DataTable } from '../DataTable/DataTable'

type ScheduleTableProps = {
  session: string
  steps: readonly ScheduleStep[]
  words?: AdmissionWords
}

const createColumns = ({ schedule }: AdmissionWords): Column<ScheduleStep>[] => [
  { title: schedule.step, cell: ({ step }) => step },
  { title: schedule.when, unnamed: true, cell: ({ when }) => <b>{when}</b> },
  { title: schedule.good, unnamed: true, cell: ({ note }) => note },
]

/** The tentative schedule of admission (R-ADMISSION-2). */
export function ScheduleTable({ session, steps, words = admission }: ScheduleTableProps) {
  return (
    <DataTable
      prose
      caption={fillIn(words.schedule.caption, { session })}
      note={words.schedule.note}
      columns={createColumns(words)}
      rows={steps}
    />
  )
}
