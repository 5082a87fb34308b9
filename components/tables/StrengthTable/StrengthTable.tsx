import type { ClassStrength } from '@/content/types'
import { groupDigits } from '@/lib/core/rupees'
import { type Column, DataTable } from '../DataTable/DataTable'

const columns: readonly Column<ClassStrength>[] = [
  { title: 'Class', cell: ({ className }) => className },
  { title: 'Students', cell: ({ students }) => groupDigits(students), amount: true },
]

/** Number of students by class, with their total; "awaited" if there are none (R-DISCLOSURE-3). */
export function StrengthTable({ classes }: { classes: readonly ClassStrength[] }) {
  const total = classes.reduce((sum, { students }) => sum + students, 0)
  return (
    <DataTable
      caption="Number of students by class"
      columns={columns}
      rows={classes}
      total={total > 0 ? { label: 'All classes', amount: groupDigits(total) } : undefined}
      empty="Awaited: one row for each class."
    />
  )
}
