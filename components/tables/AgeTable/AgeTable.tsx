import type { AgeRow } from '@/content/types'
import { formatDate } from '@/lib/core/dates'
import { type Column, DataTable } from '../DataTable/DataTable'

type AgeTableProps = {
  caption: string
  /** Reference day of the ages, ISO. */
  asOn: string
  rows: readonly AgeRow[]
}

/** "2021-22" for births from April 2021 to March 2022. */
const years = ({ from, to }: AgeRow['born']) => `${from.slice(0, 4)}-${to.slice(2, 4)}`

const columns: readonly Column<AgeRow>[] = [
  { title: 'Class', cell: (row) => row.class },
  { title: 'Year of birth', cell: ({ born }) => years(born) },
  {
    title: 'Born between',
    cell: ({ born }) => `${formatDate(born.from, 'event')} and ${formatDate(born.to, 'event')}`,
  },
  {
    title: 'Age',
    amount: true,
    unnamed: true,
    cell: ({ minimumAge, maximumAge }) => `${minimumAge} to ${maximumAge} years`,
  },
]

/** The age for each class, with the corresponding dates of birth (R-ADMISSION-3). */
export function AgeTable({ caption, asOn, rows }: AgeTableProps) {
  return (
    <DataTable
      caption={caption}
      note={`Ages as on ${formatDate(asOn, 'long')}`}
      columns={columns}
      rows={rows}
    />
  )
}
