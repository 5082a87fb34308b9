import { Icon } from '@/components/ui/Icon/Icon'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { layout } from '@/content/words/en/layout'
import type { LayoutWords } from '@/content/words/types'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { detectScript } from '@/lib/rich-text/detect-script'
import type { LanguageLink } from '@/lib/routing/localized'
import type { NavLink } from '@/lib/routing/routes'
import { buildBreadcrumbList } from '@/lib/seo/page-structured-data'
import { LanguageBar } from '../LanguageSwitch/LanguageBar'
import styles from './Breadcrumb.module.scss'

type BreadcrumbProps = {
  /** From Home to the page itself (R-LAYOUT-2). */
  links: NavLink[]
  /** The page in all its languages, if it has several. */
  languages?: readonly LanguageLink[]
  words?: LayoutWords
}

/**
 * The breadcrumb, with structured data; the home page of a language has only the data. In narrow windows the languages
 * of the page share its line, so that every page begins at the same height (R-LANGUAGE-4).
 */
export const Breadcrumb = ({ links, languages, words = layout }: BreadcrumbProps) => (
  <div className={styles.root}>
    {links.length > 1 && <Trail links={links} label={words.breadcrumb} />}
    <LanguageBar links={languages} words={words} />
    <JsonLd data={buildBreadcrumbList(links)} />
  </div>
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
