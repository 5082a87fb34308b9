import { Note } from '@/components/ui/Note/Note'
import type { FeeGroup, FeeTerms } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { FeeLanguage, FeeWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import { groupDigits } from '@/lib/core/rupees'
import { calculateFirstYear, listFeeItems } from '@/lib/calculators/cost'
import { type Column, DataTable } from '../DataTable/DataTable'

type FeeTableProps = {
  fees: FeeGroup
  terms: FeeTerms
  /** Leaves out what several tables of a page share: the note with the terms, and the button to print. */
  withoutNote?: boolean
  words?: FeeLanguage
}

type Row = FeeWords['items']['tuition'] & { amount: number | null }

const createColumns = ({ table }: FeeWords): Column<Row>[] => [
  { title: table.particulars, cell: ({ particulars }) => particulars },
  { title: table.frequency, unnamed: true, cell: ({ frequency }) => frequency },
  { title: table.payable, unnamed: true, cell: ({ payable }) => payable },
  {
    title: table.amount,
    amount: true,
    unnamed: true,
    cell: ({ amount }) => (amount === null ? table.notApplicable : groupDigits(amount)),
  },
]

const buildRows = (fees: FeeGroup, items: FeeWords['items'], registration: number): Row[] => [
  { ...items.registration, amount: registration },
  { ...items.admission, amount: fees.admission },
  { ...items.annual, amount: fees.annual },
  { ...items.tuition, amount: fees.monthlyTuition },
]

/** The fees of a class group with the totals at admission and of the first year, and the terms (R-FEES-2). */
export function FeeTable({ fees, terms, withoutNote, words = english }: FeeTableProps) {
  const { table, tool } = words.fees
  const firstYear = calculateFirstYear(fees)
  return (
    <>
      <DataTable
        caption={fillIn(table.caption, { group: words.glossary.feeGroups[fees.name] })}
        note={fillIn(table.note, { session: terms.session })}
        columns={createColumns(words.fees)}
        rows={buildRows(fees, listFeeItems(words.fees), terms.registration)}
        totals={[
          {
            label: table.total,
            note: fees.admission === null ? table.annualOnly : table.parts,
            amount: groupDigits(fees.total),
          },
          { label: tool.firstYear, note: firstYear.sum, amount: groupDigits(firstYear.total) },
        ]}
        inline
        print={withoutNote ? undefined : words.layout.print}
      />
      {!withoutNote && <Note tone="warn">{fillIn(table.terms, { day: terms.dueDay })}</Note>}
    </>
  )
}
