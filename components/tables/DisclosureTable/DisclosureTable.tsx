import { isExternal, Link } from '@/components/ui/Link/Link'
import type { DisclosureRow } from '@/content/types'
import { disclosure } from '@/content/words/en/disclosure'
import { groupDigits } from '@/lib/core/rupees'
import { type Column, DataTable } from '../DataTable/DataTable'
import { DisclosureStatus } from '../DisclosureStatus/DisclosureStatus'

type DisclosureTableProps = { caption: string; rows: readonly DisclosureRow[] }

type NumberedRow = DisclosureRow & { number: number }

function details({ value }: DisclosureRow) {
  if (value === undefined) return <DisclosureStatus status="awaited" />
  if (typeof value === 'number') return groupDigits(value)
  return isExternal(value) ? <Link href={value}>{value}</Link> : value
}

const columns: readonly Column<NumberedRow>[] = [
  { title: disclosure.facts.item, cell: ({ number, item }) => `${number}. ${item}` },
  { title: disclosure.facts.details, cell: details, unnamed: true },
]

/** Facts of the mandatory disclosure, in the order and wording of CBSE's Appendix IX. */
export function DisclosureTable({ caption, rows }: DisclosureTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      aligned
      prose
      rows={rows.map((row, index) => ({ ...row, number: index + 1 }))}
    />
  )
}
