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

/** The breadcrumb, with structured data. The home page of a language has only the data. */
export const Breadcrumb = ({ links, words = layout }: BreadcrumbProps) => (
  <>
    {links.length > 1 && <Trail links={links} label={words.breadcrumb} />}
    <JsonLd data={buildBreadcrumbList(links)} />
  </>
)

/** The links of the breadcrumb. `MainNav.browser.ts` reads them to mark the current section in the menus. */
function Trail({ links, label }: Pick<BreadcrumbProps, 'links'> & { label: string }) {
  return (
    <nav className={styles.breadcrumb} aria-label={label} data-breadcrumb>
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
    </nav>
  )
}
