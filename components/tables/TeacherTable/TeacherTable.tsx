import type { TeacherDetails } from '@/content/types'
import { disclosure } from '@/content/words/en/disclosure'
import { type Column, DataTable } from '../DataTable/DataTable'
import { DisclosureStatus } from '../DisclosureStatus/DisclosureStatus'

const { teachers: words } = disclosure

const columns: readonly Column<TeacherDetails>[] = [
  { title: words.name, cell: ({ name }) => name },
  { title: words.designation, cell: ({ designation }) => designation },
  { title: words.qualification, cell: ({ qualification }) => qualification },
]

/** Details of the teachers, required by CBSE since 2025; "awaited" if there are none. */
export const TeacherTable = ({ teachers }: { teachers: readonly TeacherDetails[] }) => (
  <DataTable
    caption={words.caption}
    columns={columns}
    rows={teachers}
    empty={words.empty}
    folded={teachers.length > 0 ? undefined : <DisclosureStatus status="awaited" />}
  />
)
