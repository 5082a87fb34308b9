import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { School } from '@/content/types'
import { SocialLinks } from '../SocialLinks/SocialLinks'
import styles from './TopBar.module.scss'

type TopBarProps = { school: School }

/** The dark bar above the header (R-LAYOUT-4). Below 73.75em the drawer and the bottom bar contain its links. */
export function TopBar({ school }: TopBarProps) {
  const [first, second] = school.phones
  return (
    <div className={styles.root}>
      <div className={styles.wrap}>
        <a className={styles.number} href={`tel:${first.dialled}`}>
          <Icon name="phone" />
          {first.printed}
        </a>
        <a className={styles.number} href={`tel:${second.dialled}`}>
          {second.printed}
        </a>
        <a href={`mailto:${school.emails.office}`}>
          <Icon name="envelope-simple" />
          {school.emails.office}
        </a>
        <a className={styles.right} href="/mandatory-disclosure">
          Mandatory disclosure
        </a>
        <a href={school.chronicle.href}>
          {school.chronicle.label}
          <Icon name="file-pdf" />
          <span className={styles.hidden}>(PDF)</span>
        </a>
        <Link href={school.portal.href}>Student portal</Link>
        <SocialLinks links={school.social} className={styles.social} />
        <a className={styles.flag} href="/admission/admission-enquiry">
          <span>Admission enquiry</span>
        </a>
      </div>
    </div>
  )
}
