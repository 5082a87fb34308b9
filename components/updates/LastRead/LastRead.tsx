import { Icon } from '@/components/content/Icon/Icon'
import { microcopy } from '@/content/microcopy'
import type { Reading } from '@/lib/content-service/types'
import { formatMoment } from '@/lib/dates'
import styles from './LastRead.module.scss'

type LastReadProps = { reading: Pick<Reading<unknown>, 'source' | 'readAt'> }

/**
 * A quiet line on a list screen: when its content was last read (R-LIST-6), or how old the last good answer is that
 * stands in while the service is away (R-LIST-6). It names day and hour, not "today": a kept page must
 * still be true tomorrow.
 */
export function LastRead({ reading: { source, readAt } }: LastReadProps) {
  if (source === 'none' || !readAt) return null
  return (
    <p className={styles.root}>
      <Icon name="clock" />
      <span>
        {microcopy.lastRead[source]} <time dateTime={readAt}>{formatMoment(readAt)}</time>
      </span>
    </p>
  )
}
