import type { NavEntry } from '@/lib/routing/routes'
import { MegaMenu } from '../MegaMenu/MegaMenu'
import styles from './MainNav.module.scss'

type MainNavProps = {
  entries: NavEntry[]
  label: string
  /** The first entry of the drawer. The header leads home by the school's name. */
  home: { label: string; path: string }
}

/**
 * The main navigation (R-LAYOUT-5): menus in the header from 73.75em, folded lists in the drawer below that. Scripts use
 * the `data-` attributes.
 */
export function MainNav({ entries, label, home }: MainNavProps) {
  return (
    <nav aria-label={label} data-nav>
      <ul className={styles.list}>
        <li className={styles.home} data-nav-entry>
          <a className={styles.link} href={home.path}>
            {home.label}
          </a>
        </li>
        {entries.map((entry) => (
          <li key={entry.label} data-nav-entry>
            {entry.kind === 'menu' ? (
              <MegaMenu entry={entry} />
            ) : (
              <a className={styles.link} href={entry.path} hrefLang={entry.hrefLang}>
                {entry.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
