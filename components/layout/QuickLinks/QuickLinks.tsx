import { useId } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import type { NavLink } from '@/lib/routing/routes'
import styles from './QuickLinks.module.scss'

type QuickLinksProps = {
  links: NavLink[]
  /** Path of the current page; its row is marked. */
  current: string
}

/** The Quick Links next to a page's content (R-LAYOUT-3). */
export function QuickLinks({ links, current }: QuickLinksProps) {
  const id = useId()
  return (
    <nav className={styles.root} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        Quick Links
      </h2>
      <ul className={styles.list}>
        {links.map(({ path, label }) => (
          <li key={path}>
            {path === current ? (
              <a href={path} aria-current="page">
                {label}
              </a>
            ) : (
              <a href={path}>
                {label}
                <Icon name="caret-right-bold" className={styles.caret} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
