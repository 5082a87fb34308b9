import { desk } from '@/content/words/en/desk'
import { formatDays, toRecordDate } from '@/lib/core/dates'
import { getTitle, type DeskRecord } from '@/lib/desk/records/record'
import { detectScript } from '@/lib/rich-text/detect-script'
import { StatusBadge } from '../StatusBadge/StatusBadge'
import styles from './RecordList.module.scss'

const { list: words, kinds } = desk

const toText = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

/** Returns the days that visitors see with a record, otherwise the day of its publication. */
function formatRecordDays({ form, publishAt }: DeskRecord): string {
  const [first, last] = [form.date, form.lastDate].map((day) => toRecordDate(toText(day)))
  return formatDays(first!, last!) || (publishAt ? formatDays(publishAt.toISOString(), null) : '')
}

/** Records as rows: title, state, the days that visitors see, kind and place. */
export function RecordList({ records }: { records: readonly DeskRecord[] }) {
  return (
    <ul className={styles.root}>
      {records.map((record) => {
        const { id, kind, state, form, hasChanges } = record
        const title = getTitle(form)
        return (
          <li key={id}>
            <a href={`/desk/records/${id}`} lang={detectScript(title)}>
              {title}
            </a>
            <StatusBadge state={state} />
            <small>
              {[
                formatRecordDays(record),
                kinds[kind].label,
                toText(form.venue),
                hasChanges && words.changed,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
