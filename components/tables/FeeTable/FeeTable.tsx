import { Note } from '@/components/ui/Note/Note'
import type { FeeGroup, FeeItem, FeeTerms } from '@/content/types'
import { groupDigits } from '@/lib/core/rupees'
import { type Column, DataTable } from '../DataTable/DataTable'

type FeeTableProps = { fees: FeeGroup; terms: FeeTerms }

type Row = FeeItem & { amount: number | null }

const columns: readonly Column<Row>[] = [
  { title: 'Particulars', cell: ({ particulars }) => particulars },
  { title: 'Type', cell: ({ type }) => type },
  { title: 'Frequency', cell: ({ frequency }) => frequency },
  { title: 'Payable', cell: ({ payable }) => payable },
  {
    title: 'Amount (₹)',
    amount: true,
    cell: ({ amount }) => (amount === null ? 'Not applicable' : groupDigits(amount)),
  },
]

const rowsOf = (fees: FeeGroup, { items, registration }: FeeTerms): Row[] => [
  { ...items.registration, amount: registration },
  { ...items.admission, amount: fees.admission },
  { ...items.annual, amount: fees.annual },
  { ...items.tuition, amount: fees.monthlyTuition },
]

/** The fees of a class group with their total at admission, and the terms (R-FEES-2). */
export function FeeTable({ fees, terms }: FeeTableProps) {
  return (
    <>
      <DataTable
        caption={`Fees, ${fees.name}`}
        note={`Session ${terms.session}, in rupees`}
        columns={columns}
        rows={rowsOf(fees, terms)}
        total={{
          label: 'Total at admission',
          note: fees.admission === null ? 'Annual fee' : 'Admission and annual fee',
          amount: groupDigits(fees.totalAtAdmission),
        }}
      />
      <Note tone="warn">
        All fee items are non-refundable. The registration and processing fee is not part of the
        total. Tuition and transport fees are due by the 10th of each month. The annual fee may be
        revised yearly by the managing committee.
      </Note>
    </>
  )
}
