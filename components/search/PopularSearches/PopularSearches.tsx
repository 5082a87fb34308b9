import { useId } from 'react'
import { search } from '@/content/words/en/search'
import type { NavLink } from '@/lib/routing/routes'
import styles from './PopularSearches.module.scss'

/** Popular pages, shown without a query and without results. */
export function PopularSearches({ links }: { links: readonly NavLink[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {search.popular}
      </h2>
      <ul className={styles.links}>
        {links.map(({ path, label, note }) => (
          <li key={path}>
            <a href={path}>
              {label}
              <small>{note}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
