import type { AgeRow } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { AdmissionLanguage } from '@/content/words/types'
import { formatDate, formatLongDate } from '@/lib/core/dates'
import { fillIn } from '@/lib/core/fill-in'
import { type Column, DataTable } from '../DataTable/DataTable'

type AgeTableProps = {
  caption: string
  session: string
  /** Reference day of the ages, ISO. */
  asOn: string
  rows: readonly AgeRow[]
  /** The session that one can join, if it is another, and its reference day. */
  joining?: { name: string; agesAsOn: string }
  words?: AdmissionLanguage
  /** Language of the dates, such as 'bn-IN'. */
  tag?: string
}

/** "2021-22" for births from April 2021 to March 2022. */
const years = ({ from, to }: AgeRow['born']) => `${from.slice(0, 4)}-${to.slice(2, 4)}`

const createColumns = ({ admission: { ages }, glossary }: AdmissionLanguage): Column<AgeRow>[] => [
  { title: ages.class, cell: (row) => glossary.classes[row.class] },
  { title: ages.years, cell: ({ born }) => years(born) },
  {
    title: ages.born,
    cell: ({ born: { from, to } }) =>
      fillIn(ages.between, { from: formatDate(from, 'event'), to: formatDate(to, 'event') }),
  },
  {
    title: ages.age,
    amount: true,
    unnamed: true,
    cell: ({ minimumAge, maximumAge }) => fillIn(ages.range, { from: minimumAge, to: maximumAge }),
  },
]

/** The age for each class, with the corresponding dates of birth (R-ADMISSION-3). */
export function AgeTable({
  caption,
  session,
  asOn,
  rows,
  joining,
  words = english,
  tag = 'en-IN',
}: AgeTableProps) {
  const { ages, whichClass } = words.admission
  const note = [
    fillIn(whichClass.session, { session }),
    fillIn(ages.note, { date: formatLongDate(tag, asOn) }),
    ...(joining
      ? [
          fillIn(ages.joining, {
            session: joining.name,
            date: formatLongDate(tag, joining.agesAsOn),
          }),
        ]
      : []),
  ]
  return (
    <DataTable
      caption={caption}
      note={note.join('\n')}
      columns={createColumns(words)}
      rows={rows}
    />
  )
}
