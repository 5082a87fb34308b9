import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Static } from '@/components/ui/Static/Static'
import type { NavEntry } from '@/lib/routing/routes'
import { Brand } from '../Brand/Brand'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.client'
import type { Frame, FrameProps } from '../frame'
import { SocialLinks } from '../SocialLinks/SocialLinks'
import styles from './Drawer.module.scss'

/** `popovertarget` of the Menu button. */
export const drawerId = 'menu'

/**
 * The menu of small screens (R-LAYOUT-7). It covers the window. A tap beside it hits a button that closes it, which
 * needs no JavaScript. Must be a child of `<body>`: `panels.browser.ts` hides its siblings from screen readers while it
 * is open.
 */
export function Drawer({ frame }: FrameProps) {
  const { school, entries, links } = frame
  const words = frame.words.layout
  return (
    <Static
      className={styles.drawer}
      id={drawerId}
      popover="auto"
      role="dialog"
      aria-modal
      aria-label={words.menu}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <Brand name={school.name} line={words.menu} home={links.home} />
          <IconButton
            aria-label={words.closeMenu}
            popoverTarget={drawerId}
            popoverTargetAction="hide"
          >
            <Icon name="x-bold" />
          </IconButton>
        </div>
        <div className={styles.body}>
          <LanguageSwitch {...frame.languages} className={styles.languages} />
          <nav aria-label={words.mainNavigation} data-nav>
            <ul className={styles.entries}>
              <Entry entry={{ kind: 'link', label: words.home, path: links.home }} />
              {entries.map((entry) => (
                <Entry key={entry.label} entry={entry} />
              ))}
            </ul>
          </nav>
          <SocialLinks links={school.social} newTab={words.newTab} className={styles.social} />
        </div>
        <Foot frame={frame} />
      </div>
      <button
        className={styles.scrim}
        type="button"
        popoverTarget={drawerId}
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden
      />
    </Static>
  )
}

function Entry({ entry }: { entry: NavEntry }) {
  return (
    <li data-nav-entry>
      {entry.kind === 'link' ? (
        <a className={styles.row} href={entry.path} hrefLang={entry.hrefLang}>
          {entry.label}
        </a>
      ) : (
        <details name="menu">
          <summary className={styles.row} data-mark="details">
            {entry.label}
          </summary>
          <ul className={styles.links}>
            {entry.tools?.map(({ href, label, icon }) => (
              <li key={href}>
                <a href={href}>
                  <Icon name={icon} /> {label}
                </a>
              </li>
            ))}
            {[...(entry.all ? [entry.all] : []), ...entry.links].map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

/** The links of the top bar, which is hidden on small screens. */
function Foot({ frame: { school, links, words } }: { frame: Frame }) {
  const { portal, pdf, disclosure, newTab } = words.layout
  return (
    <div className={styles.foot}>
      <Link href={school.portal.href} newTab={newTab}>
        <Icon name="sign-in" /> {portal}
      </Link>
      {links.chronicle && (
        <a href={links.chronicle.href}>
          <Icon name="file-pdf" /> {links.chronicle.label} {pdf}
        </a>
      )}
      {links.disclosure && (
        <a className={styles.wide} href={links.disclosure}>
          <Icon name="seal-check" /> {disclosure}
        </a>
      )}
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
