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
    /** Stands before the number of entries. */
    total: string
    /** Stands where the filters let nothing through. */
    empty: string
    more: string
    /** Tells that the list fell back to an older year. */
    fellBack?: (asked: Filters['year'], shown: Filters['year']) => string
  }
  /** Stands for a list that is on its way. */
  skeleton?: ReactNode
  /** Stands where there is no entry at all, in any year. */
  placeholder?: ReactNode
  /** What to offer beside the sentence where the filters let nothing through. */
  instead?: ReactNode
  /** Stands below the list while it is filtered as it starts. */
  after?: ReactNode
  /** The entries, each an `<li>`. */
  children: (items: Item[], today: Date) => ReactNode
}

/** A list with its filters, count and "Show more" (R-LIST-1): what news, events and albums share. */
export function ListBrowser<Item extends Listed>({
  list: name,
  view,
  copy,
  skeleton = <SkeletonList rows={5} />,
  placeholder,
  instead,
  after,
  children,
}: ListBrowserProps<Item>) {
  const list = useFilteredList(name, view)
  const { asked: typed, today } = list
  const filters = { ...(list.found.answer?.filters ?? typed), search: typed.search }
  // A key is answered by the filters at once; what they find follows when there is time.
  const { asked, answer, visible, failed } = useDeferredValue(list.found)
  const { path } = lists[name]
  const entries = useMemo(() => children(visible, today), [children, visible, today])
  const { root, moveFocusTo } = useFocusOnEntry(visible.length)
  const hasNone = answer?.count === 0
  const isShown = answer !== undefined || visible.length > 0
  const showsPlaceholder = hasNone && view.total === 0 && placeholder !== undefined

  function change(next: Filters) {
    // While typing, the search goes on in the year that was asked for, not in the one fallen back to.
    const onlyTyped = next.year === filters.year && next.month === filters.month
    list.choose(onlyTyped ? { ...typed, search: next.search } : next)
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
        onApproach={list.prepare}
      />
      <div className={styles.count}>
        <p role="status">
          {copy.total} <b>{answer ? answer.count : '…'}</b>
        </p>
        <ButtonLink look="line" size="small" href={path} onClick={instantly(list.clear)}>
          <Icon name="arrow-counter-clockwise" /> Clear filters
        </ButtonLink>
      </div>
      <p className={styles.fellBack} aria-live="polite">
        {answer &&
          answer.filters.year !== asked.year &&
          copy.fellBack?.(asked.year, answer.filters.year)}
      </p>
      {list.from > 0 && (
        <p className={styles.later}>
          {listCopy.later(list.from + 1)}{' '}
          <a href={list.hrefOf(asked)} onClick={instantly(() => list.choose(asked))}>
            {listCopy.newest}
          </a>
        </p>
      )}
      <div ref={root} aria-busy={!answer && !failed}>
        {isShown && <Activity>{entries}</Activity>}
        {!isShown && !failed && skeleton}
        {showsPlaceholder && placeholder}
      </div>
      {failed && <Failure onRetry={list.retry} />}
      {hasNone && view.loaded && !showsPlaceholder && (
        <div className={styles.nothing}>
          <EmptyState text={copy.empty}>
            {instead}
            <EverywhereLink asked={asked} href={list.hrefOf} onChoose={list.choose} />
          </EmptyState>
        </div>
      )}
      {answer && answer.count > list.from + visible.length && !failed && (
        <ButtonLink
          className={styles.more}
          look="line"
          href={list.moreHref}
          onClick={instantly(showMore)}
        >
          {copy.more}
        </ButtonLink>
      )}
      {list.isStart && after}
    </div>
  )
}

/** What a link does with a script; without one it leads to the same. */
const instantly = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  act()
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={styles.failed} role="alert">
      The list could not be fetched.{' '}
      <Button look="line" size="small" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}

type EverywhereLinkProps = {
  asked: Filters
  href: (filters: Filters) => string
  onChoose: (filters: Filters) => void
}

/** The way out of a year or month without matches: the same search in all years. */
function EverywhereLink({ asked, href, onChoose }: EverywhereLinkProps) {
  if (asked.year === 'all' && asked.month === 'all') return null
  const everywhere: Filters = { year: 'all', month: 'all', search: asked.search }
  return (
    <ButtonLink
      look="line"
      size="small"
      href={href(everywhere)}
      onClick={instantly(() => onChoose(everywhere))}
    >
      Look in all years
    </ButtonLink>
  )
}
