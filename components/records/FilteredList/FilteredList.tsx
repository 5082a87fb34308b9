import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { PhoneFold } from '@/components/ui/PhoneFold/PhoneFold'
import { lists } from '@/content/words/en/lists'
import type { ListResult } from '@/lib/content/types'
import { toIndianDay, formatIsoDay } from '@/lib/core/dates'
import type { Filters } from '@/lib/records/filters'
import type { ListView } from '@/lib/records/list-view'
import { FreshnessNote } from '../FreshnessNote/FreshnessNote'
import { ListFilters } from '../ListFilters/ListFilters'
import { ListCount } from '../ListRegion/ListCount'
import { ListRegion } from '../ListRegion/ListRegion'
import { ListStart } from '../ListRegion/ListStart'
import emptyState from '@/components/ui/EmptyState/EmptyState.module.scss'
import hillFlag from '@/components/ui/HillFlag/HillFlag.module.scss'
import listStart from '../ListRegion/ListStart.module.scss'
import newBadge from '../NewBadge/NewBadge.module.scss'
import styles from './FilteredList.module.scss'

type FilteredListProps = {
  /** URL of the list without filters. */
  path: string
  view: ListView<unknown>
  freshness: Pick<ListResult<unknown>, 'source' | 'readAt'>
  words: {
    /** Precedes the number of entries. */
    total: string
    /** Shown if nothing matches the filters. */
    emptyFilters: string
    more: string
    /** Shown if the list fell back to an older year. */
    fallback?: (requested: Filters['year'], shown: Filters['year']) => string
  }
  /** Classes of the components of an entry (`ListRegion`). */
  mayShow: readonly (string | undefined)[]
  /** Shown between the filters and the count. */
  before?: ReactNode
  /** What the entries have in common, after their number: 'in November 2026'. */
  scope?: string
  /** Shown if there is no entry in any year. */
  placeholder?: ReactNode
  /** Suggestion next to the text of an empty list. */
  suggestion?: ReactNode
  /** The entries. */
  children: ReactNode
}

/** A list with filters, count and "Show more" (R-LIST-1), shared by news, events and albums. */
export function FilteredList({
  path,
  view,
  freshness,
  words,
  children,
  ...more
}: FilteredListProps) {
  const { requested, filters, isDefault, hrefs, count } = view
  const isEmpty = count === 0 && view.loaded && (view.hasEntries || !more.placeholder)
  return (
    <ListRegion
      href={hrefs.list}
      day={formatIsoDay(toIndianDay(view.today))}
      mayShow={[...more.mayShow, listStart.root, emptyState.root, hillFlag.hillFlag, newBadge.root]}
    >
      <PhoneFold title={lists.filter} open={!isDefault}>
        <ListFilters
          action={path}
          filters={{ ...filters, search: requested.search }}
          years={view.years}
          months={view.months}
        />
      </PhoneFold>
      <div className={styles.before} data-part="before">
        {more.before}
      </div>
      <ListCount
        className={styles.count}
        clear={isDefault ? undefined : { href: path, label: lists.clear }}
      >
        {words.total} <b>{count}</b>
        {more.scope && ` ${more.scope}`}
      </ListCount>
      <p className={styles.fallback} aria-live="polite" data-part="fallback">
        {filters.year !== requested.year && words.fallback?.(requested.year, filters.year)}
      </p>
      <div data-part="entries">
        <ListStart from={view.from} href={hrefs.first} />
        {children}
        {!view.hasEntries && more.placeholder}
        {isEmpty && (
          <div className={styles.empty}>
            <EmptyState text={words.emptyFilters}>
              {more.suggestion}
              {hrefs.allYears && (
                <ButtonLink variant="outline" size="small" href={hrefs.allYears}>
                  {lists.allYears}
                </ButtonLink>
              )}
            </EmptyState>
          </div>
        )}
        {hrefs.more && (
          <ButtonLink className={styles.more} variant="outline" href={hrefs.more} data-more>
            {words.more}
          </ButtonLink>
        )}
        <FreshnessNote freshness={freshness} />
      </div>
    </ListRegion>
  )
}
