import type { SiteMapGroup } from '@/lib/routing/site-map'
import { Icon } from '../Icon/Icon'
import styles from './SiteMap.module.scss'

/** Every page of the site in groups (S§2): three columns where there is room. */
export function SiteMap({ groups }: { groups: readonly SiteMapGroup[] }) {
  return (
    <div className={styles.root}>
      {groups.map(({ title, links }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          <ul className={styles.list}>
            {links.map(({ label, href, depth, external }) => (
              <li key={href} data-depth={depth}>
                {external ? (
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {label} <Icon name="arrow-up-right" />
                    <span className={styles.hidden}>(opens in a new tab)</span>
                  </a>
                ) : (
                  <a href={href}>{label}</a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
