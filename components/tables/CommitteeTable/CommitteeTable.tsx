import { type Column, DataTable } from '../DataTable/DataTable'

type Seat = { office: string; filledBy: string }

const columns: readonly Column<Seat>[] = [
  { title: 'Office', cell: ({ office }) => office },
  { title: 'Filled by', unnamed: true, cell: ({ filledBy }) => filledBy },
]

/** The seats of the managing committee, by office (R-INFO-2). */
export function CommitteeTable({ seats }: { seats: readonly Seat[] }) {
  return (
    <DataTable
      caption="Managing committee"
      note="By office; the school publishes the names"
      columns={columns}
      rows={seats}
    />
  )
}
