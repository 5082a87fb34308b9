import { desk } from '@/content/words/en/desk'
import { formatDateTime } from '@/lib/core/dates'
import { getTitle, type DeskRecord } from '@/lib/desk/records/record'
import { detectScript } from '@/lib/rich-text/detect-script'
import { StatusBadge } from '../StatusBadge/StatusBadge'
import styles from './RecordPanel.module.scss'

type RecordPanelProps = {
  title: string
  records: readonly DeskRecord[]
  /** Which time of the records to show. */
  date: keyof typeof times
  /** Number of all records in this state, and the link to their list. */
  count?: number
  href?: string
}

const times = {
  begin: { word: 'from', of: ({ publishAt }: DeskRecord) => publishAt },
  since: { word: 'since', of: ({ publishAt }: DeskRecord) => publishAt },
  end: { word: 'until', of: ({ endAt }: DeskRecord) => endAt },
  saved: { word: 'saved', of: ({ savedAt }: DeskRecord) => savedAt },
}

/** A few records of one state on the first page; nothing if there are none. */
export function RecordPanel({ title, records, date, count, href }: RecordPanelProps) {
  if (records.length === 0) return null
  const { word, of } = times[date]
  return (
    <section className={styles.recordPanel} aria-labelledby={`panel-${date}`}>
      <h2 id={`panel-${date}`}>{title}</h2>
      <ul>
        {records.map((record) => {
          const name = getTitle(record.form)
          const time = of(record)
          return (
            <li key={record.id}>
              <a href={`/desk/records/${record.id}`} lang={detectScript(name)}>
                {name}
              </a>
              <StatusBadge state={date === 'end' ? 'ending' : record.state} />
              <small>
                {desk.kinds[record.kind].label}
                {time && ` · ${word} ${formatDateTime(time.toISOString())}`}
              </small>
            </li>
          )
        })}
      </ul>
      {href && count !== undefined && count > records.length && (
        <a className={styles.more} href={href}>
          All {count}
        </a>
      )}
    </section>
  )
}
