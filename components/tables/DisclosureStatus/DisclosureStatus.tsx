import { Icon } from '@/components/ui/Icon/Icon'
import { disclosure } from '@/content/words/en/disclosure'
import styles from './DisclosureStatus.module.scss'

type DisclosureStatusProps = { status: 'available' | 'awaited' }

/** Whether the school has supplied a document or figure of the mandatory disclosure (R-DISCLOSURE-2). */
export function DisclosureStatus({ status }: DisclosureStatusProps) {
  return status === 'awaited' ? (
    <span className={styles.awaited}>
      <Icon name="clock" />
      {disclosure.awaited}
    </span>
  ) : (
    <span className={styles.available}>
      <Icon name="check-circle-fill" /> {disclosure.available}
    </span>
  )
}
