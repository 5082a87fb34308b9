import { Icon } from '@/components/content/Icon/Icon'
import type { School } from '@/content/types'
import styles from './BottomBar.module.scss'

type BottomBarProps = { school: School }

/** Call, chat, portal and enquiry at the foot of small screens (P§2.4, the floating buttons). */
export function BottomBar({ school }: BottomBarProps) {
  return (
    <nav className={styles.root} aria-label="Call, chat or enquire">
      <a href={`tel:${school.phones[0].dialled}`}>
        <Icon name="phone" />
        Call
      </a>
      <a href={school.chat.href}>
        <Icon name="whatsapp-logo" />
        Chat
      </a>
      <a href={school.portal.href}>
        <Icon name="sign-in" />
        Portal
      </a>
      <a className={styles.enquire} href="/admission/admission-enquiry">
        Enquire
      </a>
    </nav>
  )
}
