import type { HostelRoom } from '@/content/types'
import { groupDigits } from '@/lib/core/rupees'
import { type Column, DataTable } from '../DataTable/DataTable'

type Terms = { type: string; frequency: string }
type HostelFeeTableProps = { room: HostelRoom; terms: Terms; session: string }

type Row = Terms & { particulars: string; instalment: string; amount: number }

const columns: readonly Column<Row>[] = [
  { title: 'Particulars', cell: ({ particulars }) => particulars },
  { title: 'Type', cell: ({ type }) => type },
  { title: 'Frequency', cell: ({ frequency }) => frequency },
  { title: 'Instalment', cell: ({ instalment }) => instalment },
  { title: 'Amount (₹)', amount: true, cell: ({ amount }) => groupDigits(amount) },
]

/** The yearly fee of one type of hostel room, by instalment (R-HOSTEL-2). */
export function HostelFeeTable({ room, terms, session }: HostelFeeTableProps) {
  const rows = room.instalments.map(({ name, payable, amount }) => ({
    ...terms,
    particulars: `${room.room} room`,
    instalment: `${name}, ${payable}`,
    amount,
  }))
  return (
    <DataTable
      caption={`Hostel fee, ${room.room} room`}
      note={`Session ${session}, in rupees`}
      columns={columns}
      rows={rows}
      total={{
        label: 'Total for the year',
        note: 'Both instalments',
        amount: groupDigits(room.total),
      }}
    />
  )
}
