import { IconButton } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Brand } from '../Brand/Brand'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.client'
import type { Frame, FrameProps } from '../frame'
import { MainNav } from '../MainNav/MainNav'
import styles from './Drawer.module.scss'

/** `popovertarget` of the Menu button. */
export const drawerId = 'menu'

/**
 * The main navigation, which small screens show in a drawer (R-LAYOUT-7). From 73.75em the header shows only the
 * navigation in it. The open drawer covers the window: the area beside the sheet is a button that closes it, also without
 * JavaScript. `panels.browser.ts` makes it a modal dialog while it is open.
 */
export function Drawer({ frame }: FrameProps) {
  const { school, entries, links } = frame
  const words = frame.words.layout
  return (
    <div className={styles.drawer} id={drawerId} popover="auto">
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
          <MainNav
            entries={entries}
            label={words.mainNavigation}
            home={{ label: words.home, path: links.home }}
          />
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
    </div>
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
