import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Static } from '@/components/ui/Static/Static'
import type { School } from '@/content/types'
import type { LayoutWords } from '@/content/words/types'
import { getModuleUrl } from '@/lib/browser/module-url'
import type { Frame } from '../frame'
import styles from './BottomBar.module.scss'

type BottomBarProps = {
  school: School
  words: LayoutWords
  /** URL of the enquiry page in the language. */
  enquiry: Frame['links']['enquiry']
}

/**
 * Call, chat, portal and enquiry at the bottom of small screens (the floating buttons of R-LAYOUT-9); "my class"
 * replaces the enquiry for visitors who have chosen one (R-CLASS-5). On the enquiry page, the fragment leads back to
 * the form without a reload.
 */
export function BottomBar({ school, words, enquiry }: BottomBarProps) {
  return (
    <Static as="nav" className={styles.bottomBar} aria-label={words.reach.bottom}>
      <a href={`tel:${school.phones[0].dialled}`}>
        <Icon name="phone" />
        {words.reach.call}
      </a>
      <Link href={school.chat.href} newTab={words.newTab}>
        <Icon name="whatsapp-logo" />
        {words.reach.chat}
      </Link>
      <Link href={school.portal.href} newTab={words.newTab}>
        <Icon name="sign-in" />
        {words.reach.portal}
      </Link>
      <a
        className={styles.enquire}
        href={`${enquiry.href}#enquire`}
        hrefLang={enquiry.hrefLang}
        data-without-class
      >
        {words.enquire}
      </a>
      <a
        className={styles.enquire}
        href="/class"
        data-my-class-link
        data-script={getModuleUrl('show-my-class')}
        hidden
      >
        {words.reach.myClass}
      </a>
    </Static>
  )
}
