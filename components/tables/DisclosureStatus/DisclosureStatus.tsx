import { Icon } from '@/components/ui/Icon/Icon'
import styles from './DisclosureStatus.module.scss'

type DisclosureStatusProps = { status: 'available' | 'awaited' }

const labels = { available: 'Available', awaited: 'Awaited' } as const
const icons = { available: 'check-circle-fill', awaited: 'clock' } as const

/** Whether the school has supplied a document or figure of the mandatory disclosure. */
export function DisclosureStatus({ status }: DisclosureStatusProps) {
  return (
    <span className={styles.root} data-status={status}>
      <Icon name={icons[status]} /> {labels[status]}
    </span>
  )
}
