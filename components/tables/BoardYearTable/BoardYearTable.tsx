import type { BoardYear } from '@/content/types'
import { disclosure } from '@/content/words/en/disclosure'
import { groupDigits } from '@/lib/core/rupees'
import { type Column, DataTable } from '../DataTable/DataTable'
import { DisclosureStatus } from '../DisclosureStatus/DisclosureStatus'

const { boardYears: words } = disclosure

type BoardYearTableProps = { className: string; years: readonly BoardYear[] }

type Row = BoardYear & { number: number }

const columns: readonly Column<Row>[] = [
  { title: words.number, cell: ({ number }) => number },
  { title: words.year, cell: ({ year }) => year },
  { title: words.registered, cell: ({ registered }) => groupDigits(registered) },
  { title: words.passed, cell: ({ passed }) => groupDigits(passed) },
  { title: words.passPercentage, cell: ({ passPercentage }) => `${passPercentage}%` },
  { title: words.remarks, cell: ({ remarks }) => remarks },
]

/** Board results of the last three years, in the columns of Appendix IX; "awaited" if there are none. */
export function BoardYearTable({ className, years }: BoardYearTableProps) {
  return (
    <DataTable
      caption={words.caption(className)}
      columns={columns}
      rows={years.map((year, index) => ({ ...year, number: index + 1 }))}
      empty={words.empty}
      folded={years.length > 0 ? undefined : <DisclosureStatus status="awaited" />}
    />
  )
}
