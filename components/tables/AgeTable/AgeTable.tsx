import type { AgeRow } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { AdmissionLanguage } from '@/content/words/types'
import { formatDate, formatLongDate } from '@/lib/core/dates'
import { fillIn } from '@/lib/core/fill-in'
import { shiftBirths } from '@/lib/school/ages'
import { type Column, DataTable } from '../DataTable/DataTable'

/** A session, and the ISO day whose age decides. */
type AgeSession = { name: string; agesAsOn: string }

type AgeTableProps = {
  caption: string
  /** The session of the dates of birth. */
  published: AgeSession
  rows: readonly AgeRow[]
  /** The session that one can join, if it is another, and how many sessions later it is. */
  joining?: AgeSession & { ahead: number }
  words?: AdmissionLanguage
  /** Language of the dates, such as 'bn-IN'. */
  tag?: string
}

/** "2021-22" for births from April 2021 to March 2022. */
const years = ({ from, to }: AgeRow['born']) => `${from.slice(0, 4)}-${to.slice(2, 4)}`

/**
 * The age for each class, with the dates of birth: for the session that one can join, then for that of the table, if it is
 * another (R-ADMISSION-3).
 */
export function AgeTable({
  caption,
  published,
  rows,
  joining,
  words = english,
  tag = 'en-IN',
}: AgeTableProps) {
  const { ages, whichClass } = words.admission
  const births = (title: string, sessions: number, folds = false): Column<AgeRow> => ({
    title,
    folds,
    unnamed: true,
    cell: ({ born }) => {
      const { from, to } = shiftBirths(born, sessions)
      return fillIn(ages.between, { from: formatDate(from, 'event'), to: formatDate(to, 'event') })
    },
  })
  const bornFor = ({ name }: AgeSession) => fillIn(ages.bornFor, { session: name })
  const columns: Column<AgeRow>[] = [
    { title: ages.class, cell: (row) => words.glossary.classes[row.class] },
    ...(joining
      ? [births(bornFor(joining), joining.ahead), births(bornFor(published), 0, true)]
      : [births(ages.born, 0)]),
    { title: ages.years, wide: true, cell: ({ born }) => years(born) },
    {
      title: ages.age,
      amount: true,
      unnamed: true,
      cell: ({ minimumAge, maximumAge }) =>
        fillIn(ages.range, { from: minimumAge, to: maximumAge }),
    },
  ]
  const formatAsOn = ({ agesAsOn }: AgeSession) => formatLongDate(tag, agesAsOn)
  const note = joining
    ? fillIn(ages.notes, {
        joining: joining.name,
        joiningDate: formatAsOn(joining),
        session: published.name,
        date: formatAsOn(published),
      })
    : `${fillIn(whichClass.session, { session: published.name })}\n${fillIn(ages.note, { date: formatAsOn(published) })}`
  return <DataTable beside caption={caption} note={note} columns={columns} rows={rows} />
}
