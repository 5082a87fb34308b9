import type { ScheduleStep } from '@/content/types'
import { type Column, DataTable } from '../DataTable/DataTable'

type ScheduleTableProps = { session: string; steps: readonly ScheduleStep[] }

const columns: readonly Column<ScheduleStep>[] = [
  { title: 'Step', cell: ({ step }) => step },
  { title: 'When', unnamed: true, cell: ({ when }) => <b>{when}</b> },
  { title: 'Good to know', unnamed: true, cell: ({ note }) => note },
]

/** The tentative schedule of admission (R-ADMISSION-2). */
export function ScheduleTable({ session, steps }: ScheduleTableProps) {
  return (
    <DataTable
      caption={`Admission schedule ${session}`}
      note="Tentative"
      columns={columns}
      rows={steps}
    />
  )
}
