import { SearchField } from '@/components/layout/SearchField/SearchField'
import { Icon } from '@/components/ui/Icon/Icon'
import { searchCopy } from '@/content/microcopy/search'
import type { NavLink } from '@/lib/routing/routes'
import { moduleUrl } from '@/lib/html/enhancement'
import { searchPath } from '@/lib/search/parameters'
import styles from './HeaderSearch.module.scss'

/** `popovertarget` of the button. */
const panelId = 'search'

const suggestionsModule = moduleUrl('suggestions')

/**
 * The search in the header of every page (R-SEARCH-1): a button that opens a popover with a GET form. It works without
 * JavaScript; with it, `public/modules/suggestions.js` shows answers while a visitor types (R-SEARCH-5).
 * `suppressHydrationWarning`: these scripts add ARIA states and the suggestions.
 */
export function HeaderSearch({ popularPages }: { popularPages: readonly NavLink[] }) {
  return (
    <div
      role="search"
      className={styles.root}
      aria-label={searchCopy.site}
      data-module={suggestionsModule}
    >
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
          <SearchField id="header-words" autoFocus suppressHydrationWarning>
            <div
              className={styles.suggestions}
              id="suggestions"
              role="listbox"
              aria-label={searchCopy.suggestions}
              hidden
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: '' }}
            />
          </SearchField>
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
