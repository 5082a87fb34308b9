import { Icon } from '@/components/ui/Icon/Icon'
import { lists } from '@/content/words/en/lists'
import type { ListResult } from '@/lib/content/types'
import { formatDateTime, formatTimeAndDate } from '@/lib/core/dates'
import styles from './FreshnessNote.module.scss'

type FreshnessNoteProps = {
  freshness: Pick<ListResult<unknown>, 'source' | 'readAt'>
  /** Says nothing while the copy is not old: for a page that is no list. */
  onlySaved?: boolean
}

/**
 * When the content was last read (R-LIST-6), or the time of the last good response while the service is unavailable.
 * Shows date and time, never "today": a cached page must still be true tomorrow.
 */
export function FreshnessNote({ freshness: { source, readAt }, onlySaved }: FreshnessNoteProps) {
  if (source === 'none' || !readAt || (onlySaved && source === 'live')) return null
  return (
    <p className={styles.root}>
      <Icon name="clock" />
      <span>
        {lists.freshness[source]}{' '}
        <time dateTime={readAt}>
          {source === 'live' ? formatTimeAndDate(readAt) : formatDateTime(readAt)}
        </time>
      </span>
    </p>
  )
}
