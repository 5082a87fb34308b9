import { Icon } from '@/components/ui/Icon/Icon'
import { microcopy } from '@/content/microcopy'
import type { ListResult } from '@/lib/content/types'
import { formatDateTime } from '@/lib/core/dates'
import styles from './FreshnessNote.module.scss'

type FreshnessNoteProps = { freshness: Pick<ListResult<unknown>, 'source' | 'readAt'> }

/**
 * A quiet line on a list screen: when its content was last read (R-LIST-6), or how old the last good answer is that
 * stands in while the service is away (R-LIST-6). It names day and hour, not "today": a kept page must
 * still be true tomorrow.
 */
export function FreshnessNote({ freshness: { source, readAt } }: FreshnessNoteProps) {
  if (source === 'none' || !readAt) return null
  return (
    <p className={styles.root}>
      <Icon name="clock" />
      <span>
        {microcopy.lastRead[source]} <time dateTime={readAt}>{formatDateTime(readAt)}</time>
      </span>
    </p>
  )
}
