import { Link } from '@/components/ui/Link/Link'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import type { SiteMapGroup } from '@/lib/routing/site-map'
import styles from './SiteMap.module.scss'

/** Every page of the site, in groups (R-INFO-9). */
export function SiteMap({ groups }: { groups: readonly SiteMapGroup[] }) {
  return (
    <div>
      {groups.map(({ title, links }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          <ul className={styles.list}>
            {links.map(({ label, href, depth }, index) => (
              <li key={href} data-parent={(links[index + 1]?.depth ?? 0) > depth || undefined}>
                <Link href={href}>{keepNamesUnbroken(label)}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
