import { Icon } from '@/components/ui/Icon/Icon'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { layout } from '@/content/words/en/layout'
import type { LayoutWords } from '@/content/words/types'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { detectScript } from '@/lib/rich-text/detect-script'
import type { LanguageLink } from '@/lib/routing/localized'
import type { NavLink } from '@/lib/routing/routes'
import { buildBreadcrumbList } from '@/lib/seo/page-structured-data'
import { LanguageLinks } from '../LanguageSwitch/LanguageLinks'
import styles from './Breadcrumb.module.scss'

type BreadcrumbProps = {
  /** From Home to the page itself (R-LAYOUT-2). */
  links: NavLink[]
  /** The page in other languages: on narrow windows, whose header has no room for them (R-LANGUAGE-4). */
  languages?: readonly LanguageLink[]
  words?: LayoutWords
}

/** The breadcrumb, with structured data. The home page of a language has only the data. */
export function Breadcrumb({ links, languages = [], words = layout }: BreadcrumbProps) {
  const breadcrumb = (
    <>
      {links.length > 1 && <Trail links={links} label={words.breadcrumb} />}
      <JsonLd data={buildBreadcrumbList(links)} />
    </>
  )
  if (languages.length === 0) return breadcrumb
  return (
    <div className={styles.row}>
      {breadcrumb}
      <LanguageLinks className={styles.languages} name={words.languages.name} links={languages} />
    </div>
  )
}

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
