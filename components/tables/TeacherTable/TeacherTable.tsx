import type { TeacherDetails } from '@/content/types'
import { type Column, DataTable } from '../DataTable/DataTable'

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
      empty="Awaited: one row for each teacher."
    />
  )
}
