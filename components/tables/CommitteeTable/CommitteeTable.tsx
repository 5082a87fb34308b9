import { type Column, DataTable } from '../DataTable/DataTable'

type Seat = { office: string; filledBy: string }

const columns: readonly Column<Seat>[] = [
  { title: 'Office', cell: ({ office }) => office },
  { title: 'Filled by', unnamed: true, cell: ({ filledBy }) => filledBy },
]

type CommitteeTableProps = { name: string; note?: string; seats: readonly Seat[] }

/** The seats of a committee, by office (R-INFO-2, R-DISCLOSURE-7). */
export function CommitteeTable({
  name,
  note = 'By office; the school publishes the names',
  seats,
}: CommitteeTableProps) {
  return <DataTable caption={name} note={note} columns={columns} rows={seats} />
}
