import { disclosure } from '@/content/words/en/disclosure'
import { type Column, DataTable } from '../DataTable/DataTable'

const { committee: words } = disclosure

type Seat = { office: string; filledBy: string }

const columns: readonly Column<Seat>[] = [
  { title: words.office, cell: ({ office }) => office },
  { title: words.filledBy, unnamed: true, cell: ({ filledBy }) => filledBy },
]

/** Before the seats are known. */
const awaited: readonly Column<Seat>[] = [{ title: words.members, cell: ({ office }) => office }]

type CommitteeTableProps = { name: string; note?: string; seats: readonly Seat[] }

/** The seats of a committee, by office (R-INFO-2, R-DISCLOSURE-7). */
export function CommitteeTable({ name, note, seats }: CommitteeTableProps) {
  return (
    <DataTable
      caption={name}
      note={note ?? (seats.length > 0 ? words.note : undefined)}
      columns={seats.length > 0 ? columns : awaited}
      rows={seats}
      aligned
      prose
      empty={words.empty}
    />
  )
}
