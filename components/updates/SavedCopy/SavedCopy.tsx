import { Icon } from '@/components/content/Icon/Icon'
import type { Reading } from '@/lib/content-service/types'
import { formatMoment } from '@/lib/dates'
import styles from './SavedCopy.module.scss'

type SavedCopyProps = { reading: Pick<Reading<unknown>, 'source' | 'readAt'> }

/** A quiet line on a list screen that shows the last good answer while the service is away (decisions C7). */
export function SavedCopy({ reading }: SavedCopyProps) {
  if (reading.source !== 'saved' || !reading.readAt) return null
  return (
    <p className={styles.root}>
      <Icon name="clock" />
      <span>
        Saved copy from <time dateTime={reading.readAt}>{formatMoment(reading.readAt)}</time>
      </span>
    </p>
  )
}
