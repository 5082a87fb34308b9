import { SearchField } from '@/components/layout/SearchField/SearchField'
import { Icon } from '@/components/ui/Icon/Icon'
import { searchCopy } from '@/content/microcopy/search'
import type { NavLink } from '@/lib/routing/routes'
import { searchPath } from '@/lib/search/parameters'
import styles from './HeaderSearch.module.scss'

/** `popovertarget` of the button. */
const panelId = 'search'

/**
 * The search in the header of every page (R-SEARCH-1): a button that opens a popover with a GET form. It works without
 * JavaScript. `suppressHydrationWarning`: `public/enhance.js` adds ARIA states.
 */
export function HeaderSearch({ popularPages }: { popularPages: readonly NavLink[] }) {
  return (
    <div role="search" className={styles.root} aria-label={searchCopy.site}>
      <button
        className={styles.button}
        type="button"
        popoverTarget={panelId}
        aria-label={searchCopy.name}
        suppressHydrationWarning
      >
        <Icon name="magnifying-glass" />
      </button>
      <div className={styles.panel} id={panelId} popover="auto" suppressHydrationWarning>
        <form className={styles.wrap} action={searchPath}>
          <SearchField id="header-words" autoFocus />
          <p className={styles.popular}>
            <span>{searchCopy.popular}:</span>
            {popularPages.map(({ path, label }) => (
              <a key={path} href={path}>
                {label}
              </a>
            ))}
          </p>
        </form>
      </div>
    </div>
  )
}
