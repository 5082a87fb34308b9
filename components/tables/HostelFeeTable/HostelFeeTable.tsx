import type { HostelRoom } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { FeeLanguage, FeeWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import { groupDigits } from '@/lib/core/rupees'
import { type Column, DataTable } from '../DataTable/DataTable'

type HostelFeeTableProps = { room: HostelRoom; session: string; words?: FeeLanguage }

type Row = { particulars: string; amount: number }

const createColumns = ({ table }: FeeWords): Column<Row>[] => [
  { title: table.particulars, cell: ({ particulars }) => particulars },
  {
    title: table.amount,
    amount: true,
    unnamed: true,
    cell: ({ amount }) => groupDigits(amount),
  },
]

/** The yearly fee of one type of hostel room, by instalment (R-HOSTEL-2). */
export function HostelFeeTable({ room, session, words = english }: HostelFeeTableProps) {
  const { hostel, table } = words.fees
  const rows = room.instalments.map(({ part, amount }) => ({
    particulars: fillIn(hostel.part, hostel.instalments[part]),
    amount,
  }))
  return (
    <DataTable
      caption={fillIn(hostel.caption, { room: words.glossary.rooms[room.room] })}
      note={fillIn(table.note, { session })}
      columns={createColumns(words.fees)}
      rows={rows}
      total={{ label: hostel.total, amount: groupDigits(room.total) }}
    />
  )
}
