import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './SuccessMessage.module.scss'
import { Focused } from './Focused.client'

/** Confirms an action at the top of the page to which its form redirects. */
export function SuccessMessage({ children }: { children: ReactNode }) {
  return (
    <Focused className={styles.successMessage} role="status">
      <Icon name="check-circle-fill" className={styles.icon} />
      <div>{children}</div>
    </Focused>
  )
}
