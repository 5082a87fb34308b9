import { Note } from '@/components/ui/Note/Note'
import { desk } from '@/content/words/en/desk'
import { formatDateTime } from '@/lib/core/dates'
import type { DeskRecord, State } from '@/lib/desk/records/record'
import { StatusBadge } from '../StatusBadge/StatusBadge'
import styles from './RecordEditor.module.scss'

const changes: Partial<Record<State, string>> = {
  live: desk.list.liveChanges,
  scheduled: desk.list.scheduledChanges,
}

const time = (date: Date) => formatDateTime(date.toISOString())

type RecordFactsProps = {
  record: DeskRecord
  /** URL of its page, while visitors can open it. */
  href?: string
}

/** Facts about a record: whether visitors see a different text, its state, its times, and who saved it last. */
export function RecordFacts({ record, href }: RecordFactsProps) {
  const { id, state, publishAt, endAt, hasChanges, savedAt, savedBy } = record
  return (
    <>
      {hasChanges && changes[state] && (
        <div className={styles.changes}>
          <Note tone="warn">{changes[state]}</Note>
        </div>
      )}
      <p className={styles.facts}>
        <StatusBadge state={state} />
        {publishAt && state === 'scheduled' && <span>From {time(publishAt)}</span>}
        {publishAt && state === 'live' && <span>Since {time(publishAt)}</span>}
        {endAt && <span>{`${state === 'ended' ? 'Ended' : 'Until'} ${time(endAt)}`}</span>}
        <span>
          Saved by {savedBy.name}, {time(savedAt)}
        </span>
        {href && <a href={href}>{desk.preview.open}</a>}
        <a href={`/desk/records/${id}/versions`}>{desk.versions.link}</a>
      </p>
    </>
  )
}
