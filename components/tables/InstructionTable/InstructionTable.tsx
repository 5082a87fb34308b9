import type { Instruction } from '@/content/types'
import { type Column, DataTable } from '../DataTable/DataTable'

type InstructionTableProps = { session: string; instructions: readonly Instruction[] }

type Row = Instruction & { number: number }

const columns: readonly Column<Row>[] = [
  { title: 'About', cell: ({ number, subject }) => `${number}. ${subject}` },
  { title: 'Instruction', unnamed: true, cell: ({ text }) => text },
]

/** The eight instructions for admission (R-ADMISSION-2). */
export function InstructionTable({ session, instructions }: InstructionTableProps) {
  return (
    <DataTable
      caption="Instructions for admission"
      note={`Session ${session}`}
      columns={columns}
      rows={instructions.map((instruction, index) => ({ ...instruction, number: index + 1 }))}
    />
  )
}
