import { Icon } from '@/components/ui/Icon/Icon'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { unbrokenClassNames } from '@/lib/rich-text/class-names'
import { scriptOf } from '@/lib/rich-text/script-of'
import type { NavLink } from '@/lib/routing/routes'
import { breadcrumbList } from '@/lib/seo/page-structured-data'
import styles from './Breadcrumb.module.scss'

type BreadcrumbProps = {
  /** From Home to the page itself (R-LAYOUT-2). */
  links: NavLink[]
}

/** The breadcrumb, with structured data. `public/enhance.js` reads it to mark the current section in the menus. */
export function Breadcrumb({ links }: BreadcrumbProps) {
  return (
    <nav className={styles.root} aria-label="Breadcrumb">
      <ol className={styles.list}>
        {links.map(({ path, label }, index) => (
          <li key={path}>
            {index === links.length - 1 ? (
              <span aria-current="page" lang={scriptOf(label)}>
                {unbrokenClassNames(label)}
              </span>
            ) : (
              <a href={path}>
                {index === 0 && <Icon name="house" />}
                {unbrokenClassNames(label)}
              </a>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(links)} />
    </nav>
  )
}
