import type { HostelRoom } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { FeeLanguage, FeeWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import { groupDigits } from '@/lib/core/rupees'
import { type Column, DataTable } from '../DataTable/DataTable'

type HostelFeeTableProps = { room: HostelRoom; session: string; words?: FeeLanguage }

type Row = { particulars: string; instalment: string; amount: number }

const columnsIn = ({ table, hostel }: FeeWords): Column<Row>[] => [
  { title: table.particulars, cell: ({ particulars }) => particulars },
  { title: table.type, cell: () => hostel.type },
  { title: table.frequency, cell: () => hostel.frequency },
  { title: hostel.instalment, cell: ({ instalment }) => instalment },
  { title: table.amount, amount: true, cell: ({ amount }) => groupDigits(amount) },
]

/** The yearly fee of one type of hostel room, by instalment (R-HOSTEL-2). */
export function HostelFeeTable({ room, session, words = english }: HostelFeeTableProps) {
  const { hostel, table } = words.fees
  const name = { room: words.glossary.rooms[room.room] }
  const rows = room.instalments.map(({ part, amount }) => ({
    particulars: fillIn(hostel.room, name),
    instalment: Object.values(hostel.instalments[part]).join(', '),
    amount,
  }))
  return (
    <DataTable
      caption={fillIn(hostel.caption, name)}
      note={fillIn(table.note, { session })}
      columns={columnsIn(words.fees)}
      rows={rows}
      total={{
        label: hostel.total,
        note: hostel.both,
        amount: groupDigits(room.total),
      }}
    />
  )
}
