import { useMemo, useState } from 'react'
import { useToday } from '@/components/hooks/use-today'
import { type Filters, filterHref, type Listed, sameFilters } from '@/lib/records/filters'
import type { ListView } from '@/lib/records/list-view'
import { type ListName, type ListRules, lists } from '@/lib/records/lists'
import { nextRange, urlWithRange } from '@/lib/records/pagination'
import { useListPage } from './use-list-page'

/**
 * The state of a filtered list (R-LIST-1): its filters, the number of entries shown, and the URLs of both. The server
 * sends only the entries of the first view.
 */
export function useFilteredList<Item extends Listed>(name: ListName, view: ListView<Item>) {
  const rules: ListRules = lists[name]
  const { path, pageSize } = rules
  const today = useToday(view.renderedAt)
  const defaults = useMemo(
    () => rules.defaultFilters(view.years, today),
    [rules, view.years, today],
  )
  const [chosen, setChosen] = useState<Filters>()
  const [shown, setShown] = useState(view.shown)
  const [shouldPrefetch, setShouldPrefetch] = useState(false)

  const initial = useMemo(
    () =>
      view.isDefaultView
        ? { ...defaults, search: view.requestedFilters.search }
        : view.requestedFilters,
    [view, defaults],
  )
  const requested = chosen ?? initial
  const from = chosen ? 0 : view.from
  const isFirstView = sameFilters(requested, view.requestedFilters) && from === view.from

  const list = useListPage({
    name,
    view,
    filters: requested,
    from,
    shown,
    isFirstView,
    shouldPrefetch,
  })
  const hrefOf = (filters: Filters) => filterHref(path, filters, defaults)

  function applyFilters(filters: Filters) {
    setChosen(filters)
    setShown(pageSize)
    window.history.replaceState(null, '', hrefOf(filters))
  }

  function showMore() {
    const more = { from, shown: shown + pageSize }
    setShown(more.shown)
    // After the back button the list has the same length.
    window.history.replaceState(null, '', urlWithRange(hrefOf(requested), more, pageSize))
  }

  return {
    ...list,
    today,
    requested,
    /** Whether the filters are the default ones. */
    isDefault: sameFilters(requested, defaults),
    /** Offset of the first entry shown. */
    from,
    hrefOf,
    applyFilters,
    clear: () => applyFilters(defaults),
    showMore,
    /** Target of "Show more" without script. */
    moreHref: urlWithRange(hrefOf(requested), nextRange({ from, shown }, pageSize), pageSize),
    /** Fetches the entries that the first view leaves out. */
    prefetch: () => setShouldPrefetch(true),
  }
}
