import { Link } from '@/components/ui/Link/Link'
import type { SiteMapGroup } from '@/lib/routing/site-map'
import styles from './SiteMap.module.scss'

/** Labels of at most so many letters have two columns on phones. */
const shortLabel = 12

/** Returns whether all pages below the first one have names of a word or two, as the classes do. */
const areShort = ([, ...below]: SiteMapGroup['links']) =>
  below.length > 1 && below.every(({ label }) => label.length <= shortLabel)

/** Every page of the site, in groups (R-INFO-9). */
export function SiteMap({ groups }: { groups: readonly SiteMapGroup[] }) {
  return (
    <div className={styles.siteMap}>
      {groups.map(({ title, links }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          <ul className={styles.list} data-short={areShort(links) || undefined}>
            {links.map(({ label, href, depth }) => (
              <li key={href} data-depth={depth}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
