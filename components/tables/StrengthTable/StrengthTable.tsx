import type { ClassStrength } from '@/content/types'
import { disclosure } from '@/content/words/en/disclosure'
import { groupDigits } from '@/lib/core/rupees'
import { type Column, DataTable } from '../DataTable/DataTable'
import { DisclosureStatus } from '../DisclosureStatus/DisclosureStatus'

const { strength: words } = disclosure

const columns: readonly Column<ClassStrength>[] = [
  { title: words.className, cell: ({ className }) => className },
  { title: words.students, cell: ({ students }) => groupDigits(students), amount: true },
]

/** Number of students by class, with their total; "awaited" if there are none (R-DISCLOSURE-3). */
export function StrengthTable({ classes }: { classes: readonly ClassStrength[] }) {
  const total = classes.reduce((sum, { students }) => sum + students, 0)
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      rows={classes}
      totals={total > 0 ? [{ label: words.total, amount: groupDigits(total) }] : undefined}
      empty={words.empty}
      folded={classes.length > 0 ? undefined : <DisclosureStatus status="awaited" />}
    />
  )
}
