import type { Instruction } from '@/content/types'
import { admission } from '@/content/words/en/admission'
import type { AdmissionWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import { type Column, DataTable } from '../DataTable/DataTable'

type InstructionTableProps = {
  session: string
  instructions: readonly Instruction[]
  words?: AdmissionWords
}

type Row = Instruction & { number: number }

const createColumns = ({ instructions }: AdmissionWords): Column<Row>[] => [
  { title: instructions.about, cell: ({ number, subject }) => `${number}. ${subject}` },
  { title: instructions.instruction, unnamed: true, cell: ({ text }) => text },
]

/** The eight instructions for admission (R-ADMISSION-2). */
export function InstructionTable({
  session,
  instructions,
  words = admission,
}: InstructionTableProps) {
  return (
    <DataTable
      prose
      caption={words.instructions.caption}
      note={fillIn(words.session, { session })}
      columns={createColumns(words)}
      rows={instructions.map((instruction, index) => ({ ...instruction, number: index + 1 }))}
    />
  )
}
