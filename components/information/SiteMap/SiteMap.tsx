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
      <Links links={listed} />
    </section>
  )
}

type Links = SiteMapGroup['links']

const Links = ({ links }: { links: Links }) => (
  <ul className={styles.list}>
    {nest(links).map(({ label, href, below }) => (
      <li key={href}>
        <Link href={href}>{keepNamesUnbroken(label)}</Link>
        {below.length > 0 && <Links links={below} />}
      </li>
    ))}
  </ul>
)

/** Gives each page those that are below it. */
function nest(links: Links) {
  const pages: (Links[number] & { below: Links })[] = []
  for (const link of links) {
    const last = pages.at(-1)
    if (last && link.depth > last.depth) last.below.push(link)
    else pages.push({ ...link, below: [] })
  }
  return pages
}
