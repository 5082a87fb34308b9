import { SearchField } from '@/components/layout/SearchField/SearchField'
import { Icon } from '@/components/ui/Icon/Icon'
import type { SearchWords } from '@/content/words/types'
import type { NavLink } from '@/lib/routing/routes'
import { getModuleUrl } from '@/lib/browser/module-url'
import { searchPath } from '@/lib/search/parameters'
import styles from './HeaderSearch.module.scss'

/** `popovertarget` of the button. */
const panelId = 'search'

type HeaderSearchProps = { popularPages: readonly NavLink[]; words: SearchWords }

/**
 * The search in the header of every page (R-SEARCH-1): a button that opens a popover with a GET form. It works without
 * JavaScript; with it, `HeaderSearch.browser.ts` shows answers while a visitor types (R-SEARCH-5).
 * `suppressHydrationWarning`: these scripts add ARIA states and the suggestions.
 */
export function HeaderSearch({ popularPages, words }: HeaderSearchProps) {
  return (
    <div
      role="search"
      className={styles.headerSearch}
      aria-label={words.site}
      data-module={getModuleUrl('header-search')}
    >
      <button
        className={styles.button}
        type="button"
        popoverTarget={panelId}
        aria-label={words.name}
        suppressHydrationWarning
      >
        <Icon name="magnifying-glass" />
      </button>
      <div className={styles.panel} id={panelId} popover="auto" suppressHydrationWarning>
        <form className={styles.wrap} action={searchPath}>
          <SearchField id="header-words" words={words} autoFocus suppressHydrationWarning>
            <div
              className={styles.suggestions}
              id="suggestions"
              role="listbox"
              aria-label={words.suggestions}
              hidden
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: '' }}
            />
          </SearchField>
          <p className={styles.popular}>
            <span>{words.popular}:</span>
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
