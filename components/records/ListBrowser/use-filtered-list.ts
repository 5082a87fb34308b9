import { useMemo, useState } from 'react'
import { useToday } from '@/components/hooks/use-today'
import { type Filters, filterHref, type Listed, sameFilters } from '@/lib/records/filters'
import type { ListView } from '@/lib/records/list-view'
import { type ListName, type ListRules, lists } from '@/lib/records/lists'
import { nextRange, urlWithRange } from '@/lib/records/pagination'
import { useListPage } from './use-list-page'

/**
 * The state of a filtered list (R-LIST-1): what was chosen, how much of it is shown, and the addresses of both. The
 * first view comes with the page and is no longer than what it shows.
 */
export function useFilteredList<Item extends Listed>(name: ListName, view: ListView<Item>) {
  const rules: ListRules = lists[name]
  const { path, pageSize } = rules
  const today = useToday(view.renderedAt)
  const start = useMemo(() => rules.defaultFilters(view.years, today), [rules, view.years, today])
  const [chosen, setChosen] = useState<Filters>()
  const [shown, setShown] = useState(view.shown)
  const [isNear, setNear] = useState(false)

  const opened = useMemo(
    () =>
      view.isDefaultView
        ? { ...start, search: view.requestedFilters.search }
        : view.requestedFilters,
    [view, start],
  )
  const requested = chosen ?? opened
  const from = chosen ? 0 : view.from
  const isFirstView = sameFilters(requested, view.requestedFilters) && from === view.from

  const list = useListPage({ name, view, filters: requested, from, shown, isFirstView, isNear })
  const hrefOf = (filters: Filters) => filterHref(path, filters, start)

  function choose(filters: Filters) {
    setChosen(filters)
    setShown(pageSize)
    window.history.replaceState(null, '', hrefOf(filters))
  }

  function showMore() {
    const more = { from, shown: shown + pageSize }
    setShown(more.shown)
    // Who reads an entry and comes back finds as many as before.
    window.history.replaceState(null, '', urlWithRange(hrefOf(requested), more, pageSize))
  }

  return {
    ...list,
    today,
    asked: requested,
    /** Whether the list is filtered as it starts. */
    isStart: sameFilters(requested, start),
    /** Place of the first entry that is shown. */
    from,
    hrefOf,
    choose,
    clear: () => choose(start),
    showMore,
    /** Where "Show more" leads without script. */
    moreHref: urlWithRange(hrefOf(requested), nextRange({ from, shown }, pageSize), pageSize),
    /** The visitor turns to the filters: a good moment to fetch what the first view left out. */
    prepare: () => setNear(true),
  }
}
