import type { BoardYear } from '@/content/types'
import { groupDigits } from '@/lib/core/rupees'
import { type Column, DataTable } from '../DataTable/DataTable'

type BoardYearTableProps = { className: string; years: readonly BoardYear[] }

type Row = BoardYear & { number: number }

const columns: readonly Column<Row>[] = [
  { title: 'S. no.', cell: ({ number }) => number },
  { title: 'Year', cell: ({ year }) => year },
  { title: 'No. of registered students', cell: ({ registered }) => groupDigits(registered) },
  { title: 'No. of students passed', cell: ({ passed }) => groupDigits(passed) },
  { title: 'Pass percentage', cell: ({ passPercentage }) => `${passPercentage}%` },
  { title: 'Remarks', cell: ({ remarks }) => remarks },
]

/** Board results of the last three years, in the columns of Appendix IX; "awaited" if there are none. */
export function BoardYearTable({ className, years }: BoardYearTableProps) {
  return (
    <DataTable
      caption={`Result: ${className}`}
      columns={columns}
      rows={years.map((year, index) => ({ ...year, number: index + 1 }))}
      empty="Awaited: the results of the last three years."
    />
  )
}
