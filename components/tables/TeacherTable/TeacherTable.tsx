import type { TeacherDetails } from '@/content/types'
import { type Column, DataTable } from '../DataTable/DataTable'
import { DisclosureStatus } from '../DisclosureStatus/DisclosureStatus'

const columns: readonly Column<TeacherDetails>[] = [
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Designation', cell: ({ designation }) => designation },
  { title: 'Qualification', cell: ({ qualification }) => qualification },
]

/** Details of the teachers, required by CBSE since 2025; "awaited" if there are none. */
export function TeacherTable({ teachers }: { teachers: readonly TeacherDetails[] }) {
  return (
    <DataTable
      caption="Details of teachers"
      columns={columns}
      rows={teachers}
      empty={<DisclosureStatus status="awaited" />}
    />
  )
}
