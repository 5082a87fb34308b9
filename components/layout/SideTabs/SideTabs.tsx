import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Static } from '@/components/ui/Static/Static'
import type { School } from '@/content/types'
import type { LayoutWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import styles from './SideTabs.module.scss'

type SideTabsProps = { school: School; words: LayoutWords }

/** Chat and call at the right edge of wide screens (the floating buttons of R-LAYOUT-9). */
export function SideTabs({ school, words }: SideTabsProps) {
  return (
    <Static as="nav" className={styles.sideTabs} aria-label={words.reach.side}>
      <Link
        className={styles.chat}
        href={school.chat.href}
        aria-label={fillIn(words.reach.chatOn, { service: school.chat.label })}
        newTab={words.newTab}
      >
        <Icon name="whatsapp-logo" />
      </Link>
      <a
        className={styles.call}
        href={`tel:${school.phones[0].dialled}`}
        aria-label={fillIn(words.reach.callNumber, { number: school.phones[0].printed })}
      >
        <Icon name="phone" />
      </a>
    </Static>
  )
}
