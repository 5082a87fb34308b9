'use client'

import { Activity, type MouseEvent, type ReactNode, useDeferredValue, useMemo } from 'react'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { listCopy } from '@/content/microcopy/lists'
import type { Filters, Listed } from '@/lib/records/filters'
import type { ListView } from '@/lib/records/list-view'
import { type ListName, lists } from '@/lib/records/lists'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { SkeletonList } from '../SkeletonList/SkeletonList'
import { ListFilters } from '../ListFilters/ListFilters'
import styles from './ListBrowser.module.scss'
import { useFilteredList } from './use-filtered-list'
import { useFocusOnEntry } from '@/components/hooks/use-focus-on-entry'

type ListBrowserProps<Item extends Listed> = {
  list: ListName
  view: ListView<Item>
  copy: {
    /** Precedes the number of entries. */
    total: string
    /** Shown if nothing matches the filters. */
    empty: string
    more: string
    /** Shown if the list fell back to an older year. */
    fallback?: (requested: Filters['year'], shown: Filters['year']) => string
  }
  /** Shown while the list loads. */
  skeleton?: ReactNode
  /** Shown if there is no entry in any year. */
  placeholder?: ReactNode
  /** Suggestion next to `copy.empty`. */
  suggestion?: ReactNode
  /** Shown below the list with the default filters. */
  after?: ReactNode
  /** The entries, each an `<li>`. */
  children: (items: Item[], state: { today: Date; isDefault: boolean }) => ReactNode
}

/** A list with filters, count and "Show more" (R-LIST-1), shared by news, events and albums. */
export function ListBrowser<Item extends Listed>({
  list: name,
  view,
  copy,
  skeleton = <SkeletonList rows={5} />,
  placeholder,
  suggestion,
  after,
  children,
}: ListBrowserProps<Item>) {
  const list = useFilteredList(name, view)
  const { requested: latest, today, isDefault } = list
  const filters = { ...(list.result.page?.filters ?? latest), search: latest.search }
  // Typing updates the filters immediately. The results are deferred.
  const { requested, page, visible, failed } = useDeferredValue(list.result)
  const { path } = lists[name]
  const entries = useMemo(
    () => children(visible, { today, isDefault }),
    [children, visible, today, isDefault],
  )
  const { root, moveFocusTo } = useFocusOnEntry(visible.length)
  const isEmpty = page?.count === 0
  const hasContent = page !== undefined || visible.length > 0
  const showsPlaceholder = isEmpty && view.total === 0 && placeholder !== undefined

  function change(next: Filters) {
    // While typing, search in the requested year, not in the year of the fallback.
    const onlySearchChanged = next.year === filters.year && next.month === filters.month
    list.applyFilters(onlySearchChanged ? { ...latest, search: next.search } : next)
  }

  function clear({ currentTarget }: MouseEvent) {
    list.clear()
    // The link disappears, so the focus goes back to the filters.
    currentTarget.closest('div')?.parentElement?.querySelector('select')?.focus()
  }

  function showMore() {
    moveFocusTo(visible.length)
    list.showMore()
  }

  return (
    <div className={styles.root}>
      <ListFilters
        action={path}
        filters={filters}
        years={view.years}
        months={list.months}
        onChange={change}
        onIntent={list.prefetch}
      />
      <div className={styles.count}>
        <p role="status">
          {copy.total} <b>{page ? page.count : '…'}</b>
        </p>
        {!isDefault && (
          <ButtonLink variant="outline" size="small" href={path} onClick={withoutNavigation(clear)}>
            <Icon name="arrow-counter-clockwise" /> Clear filters
          </ButtonLink>
        )}
      </div>
      <p className={styles.fallback} aria-live="polite">
        {page &&
          page.filters.year !== requested.year &&
          copy.fallback?.(requested.year, page.filters.year)}
      </p>
      {list.from > 0 && (
        <p className={styles.later}>
          {listCopy.later(list.from + 1)}{' '}
          <a
            href={list.hrefOf(requested)}
            onClick={withoutNavigation(() => list.applyFilters(requested))}
          >
            {listCopy.newest}
          </a>
        </p>
      )}
      <div ref={root} aria-busy={!page && !failed}>
        {hasContent && <Activity>{entries}</Activity>}
        {!hasContent && !failed && skeleton}
        {showsPlaceholder && placeholder}
      </div>
      {failed && <Failure onRetry={list.retry} />}
      {isEmpty && view.loaded && !showsPlaceholder && (
        <div className={styles.empty}>
          <EmptyState text={copy.empty}>
            {suggestion}
            <AllYearsLink requested={requested} hrefOf={list.hrefOf} onChoose={list.applyFilters} />
          </EmptyState>
        </div>
      )}
      {page && page.count > list.from + visible.length && !failed && (
        <ButtonLink
          className={styles.more}
          variant="outline"
          href={list.moreHref}
          onClick={withoutNavigation(showMore)}
        >
          {copy.more}
        </ButtonLink>
      )}
      {isDefault && after}
    </div>
  )
}

/** Click handler of a link that updates the list in place. Without script the link leads to the same result. */
const withoutNavigation = (action: (event: MouseEvent) => void) => (event: MouseEvent) => {
  event.preventDefault()
  action(event)
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={styles.failed} role="alert">
      The list could not be fetched.{' '}
      <Button variant="outline" size="small" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}

type AllYearsLinkProps = {
  requested: Filters
  hrefOf: (filters: Filters) => string
  onChoose: (filters: Filters) => void
}

/** Repeats a search without matches in all years. */
function AllYearsLink({ requested, hrefOf, onChoose }: AllYearsLinkProps) {
  if (requested.year === 'all' && requested.month === 'all') return null
  const allYears: Filters = { year: 'all', month: 'all', search: requested.search }
  return (
    <ButtonLink
      variant="outline"
      size="small"
      href={hrefOf(allYears)}
      onClick={withoutNavigation(() => onChoose(allYears))}
    >
      Look in all years
    </ButtonLink>
  )
}
