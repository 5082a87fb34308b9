import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.client'
import { SocialLinks } from '../SocialLinks/SocialLinks'
import type { FrameProps } from '../frame'
import styles from './TopBar.module.scss'

/** The dark bar above the header (R-LAYOUT-4). Below 73.75em the drawer and the bottom bar contain its links. */
export function TopBar({ frame }: FrameProps) {
  const { school, links } = frame
  const words = frame.words.layout
  const [first, second] = school.phones
  return (
    <div className={styles.topBar}>
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
        <LanguageSwitch {...frame.languages} className={styles.languages} />
        {links.disclosure && (
          <a className={styles.right} href={links.disclosure}>
            {words.disclosure}
          </a>
        )}
        {links.chronicle && (
          <a href={links.chronicle.href}>
            {links.chronicle.label}
            <Icon name="file-pdf" />
            <span className={styles.hidden}>{words.pdf}</span>
          </a>
        )}
        <Link
          className={links.disclosure ? undefined : styles.right}
          href={school.portal.href}
          newTab={words.newTab}
        >
          {words.portal}
        </Link>
        <SocialLinks links={school.social} newTab={words.newTab} className={styles.social} />
        <a className={styles.flag} href={links.enquiry.href} hrefLang={links.enquiry.hrefLang}>
          <span>{words.enquiry}</span>
        </a>
      </div>
    </div>
  )
}
