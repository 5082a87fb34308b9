import type { HostelRoom } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { FeeLanguage } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import { groupDigits } from '@/lib/core/rupees'
import { type Column, DataTable } from '../DataTable/DataTable'

type HostelFeeTableProps = {
  rooms: readonly HostelRoom[]
  session: string
  words?: FeeLanguage
}

const parts = ['first', 'second'] as const

const createColumns = ({ fees: { hostel }, glossary }: FeeLanguage): Column<HostelRoom>[] => [
  {
    title: hostel.room,
    cell: ({ room }) => fillIn(hostel.roomName, { room: glossary.rooms[room] }),
  },
  ...parts.map((part): Column<HostelRoom> => ({
    title: fillIn(hostel.part, hostel.instalments[part]),
    cell: ({ instalments }) => {
      const instalment = instalments.find((candidate) => candidate.part === part)
      return instalment && groupDigits(instalment.amount)
    },
  })),
  { title: hostel.total, amount: true, unnamed: true, cell: ({ total }) => groupDigits(total) },
]

/** The yearly fee of each type of hostel room, with its instalments (R-HOSTEL-2). */
export function HostelFeeTable({ rooms, session, words = english }: HostelFeeTableProps) {
  const { hostel, table } = words.fees
  return (
    <DataTable
      caption={hostel.caption}
      note={fillIn(table.note, { session })}
      columns={createColumns(words)}
      rows={rooms}
    />
  )
}
