import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { School } from '@/content/types'
import styles from './BottomBar.module.scss'

type BottomBarProps = { school: School }

/**
 * Call, chat, portal and enquiry at the bottom of small screens (the floating buttons of R-LAYOUT-9). On the enquiry
 * page, the fragment leads back to the form without loading the page again.
 */
export function BottomBar({ school }: BottomBarProps) {
  return (
    <nav className={styles.root} aria-label="Call, chat or enquire">
      <a href={`tel:${school.phones[0].dialled}`}>
        <Icon name="phone" />
        Call
      </a>
      <Link href={school.chat.href} arrow="corner">
        <Icon name="whatsapp-logo" />
        Chat
      </Link>
      <Link href={school.portal.href} arrow="corner">
        <Icon name="sign-in" />
        Portal
      </Link>
      <a className={styles.enquire} href="/admission/admission-enquiry#enquire">
        Enquire
      </a>
    </nav>
  )
}
