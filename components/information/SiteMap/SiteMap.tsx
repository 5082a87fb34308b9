import { Link } from '@/components/ui/Link/Link'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import type { SiteMapGroup } from '@/lib/routing/site-map'
import styles from './SiteMap.module.scss'

/** Every page of the site, in groups (R-INFO-9). */
export const SiteMap = ({ groups }: { groups: readonly SiteMapGroup[] }) => (
  <div>
    {groups.map((group) => (
      <Group key={group.title} {...group} />
    ))}
  </div>
)

/** The heading is the link to the first page if that has its name or is above the others. */
function Group({ title, links }: SiteMapGroup) {
  const [first, ...others] = links
  const isIndex = first && (first.label === title || (others[0]?.depth ?? 0) > first.depth)
  const listed = isIndex ? others : links
  return (
    <section className={styles.group}>
      <h2>{isIndex ? <Link href={first.href}>{first.label}</Link> : title}</h2>
      <ul className={styles.list}>
        {listed.map(({ label, href, depth }, index) => (
          <li key={href} data-parent={(listed[index + 1]?.depth ?? 0) > depth || undefined}>
            <Link href={href}>{keepNamesUnbroken(label)}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
