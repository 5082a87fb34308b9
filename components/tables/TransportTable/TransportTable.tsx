import { Note } from '@/components/ui/Note/Note'
import type { TransportRoute } from '@/content/types'
import { groupDigits } from '@/lib/core/rupees'
import { type Column, DataTable } from '../DataTable/DataTable'

type TransportTableProps = { session: string; routes: readonly TransportRoute[] }

const columns: readonly Column<TransportRoute>[] = [
  { title: 'Route', cell: ({ number }) => `Route ${number}` },
  { title: 'Locations', unnamed: true, cell: ({ locations }) => locations },
  {
    title: 'Revised fee (₹)',
    amount: true,
    cell: ({ revisedFee }) => (revisedFee === null ? '-' : groupDigits(revisedFee)),
  },
]

/** The transport fee by route. A dash means that the school has not set the revised fee (R-FEES-4). */
export function TransportTable({ session, routes }: TransportTableProps) {
  return (
    <>
      <DataTable
        caption="Transport fee by route"
        note={`Session ${session}. A dash: ask the transport desk for the fee`}
        columns={columns}
        rows={routes}
      />
      <Note tone="warn">
        The transport fee is non-refundable and due by the 10th of each month. Transport fees may
        rise if diesel prices rise.
      </Note>
    </>
  )
}
