import type { NavEntry } from '@/lib/routing/routes'
import { MegaMenu } from '../MegaMenu/MegaMenu'
import styles from './MainNav.module.scss'

type MainNavProps = { entries: NavEntry[]; label: string }

/** The main navigation in the header, from 73.75em (R-LAYOUT-5). Scripts use the `data-` attributes. */
export function MainNav({ entries, label }: MainNavProps) {
  return (
    <nav className={styles.mainNav} aria-label={label} data-nav>
      <ul className={styles.list}>
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
