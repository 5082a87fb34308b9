import { desk } from '@/content/words/en/desk'
import { formatDays, toRecordDate } from '@/lib/core/dates'
import { titleOf, type DeskRecord } from '@/lib/desk/records/record'
import { scriptOf } from '@/lib/rich-text/script-of'
import { StatusBadge } from '../StatusBadge/StatusBadge'
import styles from './RecordList.module.scss'

const { list: words, kinds } = desk

const textIn = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

/** The days that visitors see with a record, otherwise the day from which it is on the site. */
function daysOf({ form, publishAt }: DeskRecord): string {
  const [first, last] = [form.date, form.lastDate].map((day) => toRecordDate(textIn(day)))
  return formatDays(first!, last!) || (publishAt ? formatDays(publishAt.toISOString(), null) : '')
}

/** Records as rows: title, state, the days that visitors see, kind and place. */
export function RecordList({ records }: { records: readonly DeskRecord[] }) {
  return (
    <ul className={styles.root}>
      {records.map((record) => {
        const { id, kind, state, form, hasChanges } = record
        const title = titleOf(form)
        return (
          <li key={id}>
            <a href={`/desk/records/${id}`} lang={scriptOf(title)}>
              {title}
            </a>
            <StatusBadge state={state} />
            <small>
              {[daysOf(record), kinds[kind]!.label, textIn(form.venue), hasChanges && words.changed]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
