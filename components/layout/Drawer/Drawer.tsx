import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { School } from '@/content/types'
import type { NavEntry } from '@/lib/routing/routes'
import { Brand } from '../Brand/Brand'
import { SocialLinks } from '../SocialLinks/SocialLinks'
import styles from './Drawer.module.scss'

/** `popovertarget` of the Menu button. */
export const drawerId = 'menu'

type DrawerProps = { school: School; entries: NavEntry[] }

/**
 * The menu of small screens (R-LAYOUT-7). As a popover it closes on Esc and on a click outside, also without
 * JavaScript. Must be a child of `<body>`: `public/enhance.js` makes its siblings inert while it is open.
 */
export function Drawer({ school, entries }: DrawerProps) {
  return (
    <div
      className={styles.root}
      id={drawerId}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      suppressHydrationWarning
    >
      <div className={styles.head}>
        <Brand name={school.name} line="Menu" />
        <IconButton
          aria-label="Close menu"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          suppressHydrationWarning
        >
          <Icon name="x-bold" />
        </IconButton>
      </div>
      <div className={styles.body}>
        <nav aria-label="Main" data-nav>
          <ul className={styles.entries}>
            <Entry entry={{ kind: 'link', label: 'Home', path: '/' }} />
            {entries.map((entry) => (
              <Entry key={entry.label} entry={entry} />
            ))}
          </ul>
        </nav>
        <SocialLinks links={school.social} className={styles.social} />
      </div>
      <Foot school={school} />
    </div>
  )
}

function Entry({ entry }: { entry: NavEntry }) {
  return (
    <li data-nav-entry>
      {entry.kind === 'link' ? (
        <a className={styles.row} href={entry.path} suppressHydrationWarning>
          {entry.label}
        </a>
      ) : (
        <details name="menu" suppressHydrationWarning>
          <summary className={styles.row}>
            {entry.label}
            <Icon name="plus-bold" className={styles.plus} />
            <Icon name="minus-bold" className={styles.minus} />
          </summary>
          <ul className={styles.links}>
            {[...(entry.all ? [entry.all] : []), ...entry.links].map(({ path, label }) => (
              <li key={path}>
                <a href={path} suppressHydrationWarning>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

/** The links of the top bar, which is hidden on small screens. */
function Foot({ school }: { school: School }) {
  return (
    <div className={styles.foot}>
      <Link href={school.portal.href}>
        <Icon name="sign-in" /> Student portal
      </Link>
      <a href={school.chronicle.href}>
        <Icon name="file-pdf" /> {school.chronicle.label} (PDF)
      </a>
      <a className={styles.wide} href="/mandatory-disclosure">
        <Icon name="seal-check" /> Mandatory disclosure
      </a>
      {school.phones.map(({ dialled, printed }) => (
        <a key={dialled} className={styles.number} href={`tel:${dialled}`}>
          <Icon name="phone" /> {printed}
        </a>
      ))}
      <a className={styles.wide} href={`mailto:${school.emails.office}`}>
        <Icon name="envelope-simple" /> {school.emails.office}
      </a>
    </div>
  )
}
