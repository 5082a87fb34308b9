import { Note } from '@/components/ui/Note/Note'
import type { FeeTerms, TransportRoute } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { FeeLanguage } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import { groupDigits } from '@/lib/core/rupees'
import { type Column, DataTable } from '../DataTable/DataTable'

type TransportTableProps = {
  terms: FeeTerms
  routes: readonly TransportRoute[]
  words?: FeeLanguage
}

const createColumns = (
  { fees: { transport }, glossary }: FeeLanguage,
  hasFees: boolean,
): Column<TransportRoute>[] => [
  { title: transport.route, cell: ({ number }) => fillIn(transport.routeNumber, { number }) },
  {
    title: transport.locations,
    unnamed: true,
    cell: ({ locations }) => glossary.routes[locations],
  },
  {
    title: transport.fee,
    amount: true,
    // The note explains a dash once.
    unnamed: !hasFees,
    cell: ({ revisedFee }) => (revisedFee === null ? '-' : groupDigits(revisedFee)),
  },
]

/** The transport fee by route, last and folded while the school has published none: a dash stands for each (R-FEES-4). */
export function TransportTable({ terms, routes, words = english }: TransportTableProps) {
  const { transport } = words.fees
  const hasFees = routes.some(({ revisedFee }) => revisedFee !== null)
  const table = (
    <DataTable
      caption={transport.caption}
      note={fillIn(transport.note, { session: terms.session })}
      columns={createColumns(words, hasFees)}
      rows={routes}
      folded={hasFees ? undefined : transport.unpublished}
      quiet
    />
  )
  return (
    <>
      {hasFees && table}
      <Note tone="warn">{fillIn(transport.terms, { day: terms.dueDay })}</Note>
      {!hasFees && table}
    </>
  )
}
