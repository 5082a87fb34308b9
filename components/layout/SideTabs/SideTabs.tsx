import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { School } from '@/content/types'
import styles from './SideTabs.module.scss'

type SideTabsProps = { school: School }

/** Chat and call at the right edge of wide screens (the floating buttons of R-LAYOUT-9). */
export function SideTabs({ school }: SideTabsProps) {
  return (
    <nav className={styles.root} aria-label="Chat or call">
      <Link
        className={styles.chat}
        href={school.chat.href}
        aria-label={`Chat with us on ${school.chat.label}`}
        arrow="corner"
      >
        <Icon name="whatsapp-logo" />
      </Link>
      <a
        className={styles.call}
        href={`tel:${school.phones[0].dialled}`}
        aria-label={`Call the school, ${school.phones[0].printed}`}
      >
        <Icon name="phone" />
      </a>
    </nav>
  )
}
