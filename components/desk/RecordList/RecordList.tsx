import { deskRecords } from '@/content/microcopy/desk-records'
import { formatDateTime } from '@/lib/core/dates'
import { titleOf, type DeskRecord } from '@/lib/desk/records/record'
import { scriptOf } from '@/lib/rich-text/script-of'
import { StatusBadge } from '../StatusBadge/StatusBadge'
import styles from './RecordList.module.scss'

/** Records as rows: title, state, kind, and who saved it last. */
export function RecordList({ records }: { records: readonly DeskRecord[] }) {
  return (
    <ul className={styles.root}>
      {records.map((record) => {
        const { id, kind, state, form, hasChanges, savedAt, savedBy } = record
        const title = titleOf(form)
        return (
          <li key={id}>
            <a href={`/desk/records/${id}`} lang={scriptOf(title)}>
              {title}
            </a>
            <StatusBadge state={state} />
            <small>
              {deskRecords.kinds[kind]!.label} · {savedBy.name},{' '}
              {formatDateTime(savedAt.toISOString())}
              {hasChanges && ` · ${deskRecords.list.changed}`}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
