import { Icon } from '@/components/content/Icon/Icon'
import type { Reading } from '@/lib/content-service/types'
import { formatMoment } from '@/lib/dates'
import styles from './ReadingTime.module.scss'

type ReadingTimeProps = { reading: Pick<Reading<unknown>, 'source' | 'readAt'> }

/**
 * A quiet line that says when what stands on a list screen was last read from the content service (B12), or
 * that it is the last good answer while the service is away (decisions C7).
 */
export function ReadingTime({ reading: { source, readAt } }: ReadingTimeProps) {
  if (!readAt) return null
  return (
    <p className={styles.root}>
      <Icon name="clock" />
      <span>
        {source === 'saved' ? 'Saved copy from ' : 'Last read on '}
        <time dateTime={readAt}>{formatMoment(readAt)}</time>
      </span>
    </p>
  )
}
