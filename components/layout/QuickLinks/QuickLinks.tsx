import { useId } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import { layout } from '@/content/words/en/layout'
import type { LayoutWords } from '@/content/words/types'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import type { NavLink } from '@/lib/routing/routes'
import styles from './QuickLinks.module.scss'

type QuickLinksProps = {
  links: NavLink[]
  /** Path of the current page; its row is marked. */
  current: string
  words?: LayoutWords
}

/**
 * The Quick Links next to a page's content (R-LAYOUT-3). On phones they are collapsed: the list follows the summary
 * that opens it, so that wide screens can always show it.
 */
export function QuickLinks({ links, current, words = layout }: QuickLinksProps) {
  const id = useId()
  return (
    <nav className={styles.quickLinks} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {words.aside.quickLinks}
      </h2>
      <details className={styles.fold}>
        <summary data-mark="details">{words.aside.quickLinks}</summary>
      </details>
      <ul className={styles.list}>
        {links.map(({ path, label }) => (
          <li key={path}>
            {path === current ? (
              <a href={path} aria-current="page">
                <span>{keepNamesUnbroken(label)}</span>
              </a>
            ) : (
              <a href={path}>
                <span>{keepNamesUnbroken(label)}</span>
                <Icon name="caret-right-bold" className={styles.caret} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
