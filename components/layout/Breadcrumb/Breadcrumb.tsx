import { Icon } from '@/components/ui/Icon/Icon'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { layout } from '@/content/words/en/layout'
import type { LayoutWords } from '@/content/words/types'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { detectScript } from '@/lib/rich-text/detect-script'
import type { NavLink } from '@/lib/routing/routes'
import { buildBreadcrumbList } from '@/lib/seo/page-structured-data'
import styles from './Breadcrumb.module.scss'

type BreadcrumbProps = {
  /** From Home to the page itself (R-LAYOUT-2). */
  links: NavLink[]
  words?: LayoutWords
}

/** The breadcrumb, with structured data. `MainNav.browser.ts` reads it to mark the current section in the menus. */
export function Breadcrumb({ links, words = layout }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={words.breadcrumb} data-breadcrumb>
      <ol className={styles.list}>
        {links.map(({ path, label }, index) => (
          <li key={path}>
            {index === links.length - 1 ? (
              <span aria-current="page" lang={detectScript(label)}>
                {keepNamesUnbroken(label)}
              </span>
            ) : (
              <a href={path}>
                {index === 0 && <Icon name="house" />}
                <span>{keepNamesUnbroken(label)}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={buildBreadcrumbList(links)} />
    </nav>
  )
}
