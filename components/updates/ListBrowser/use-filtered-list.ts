import { useMemo, useState } from 'react'
import { type Filters, filterHref, type Listed, sameFilters } from '@/lib/updates/filters'
import type { ListView } from '@/lib/updates/list-view'
import { type ListName, type ListRules, lists } from '@/lib/updates/lists'
import { nextSpan, withSpan } from '@/lib/updates/span'
import { useToday } from '../use-today'
import { useListAnswer } from './use-list-answer'

/**
 * The state of a filtered list (R-LIST-1): what was chosen, how much of it is shown, and the addresses of both. The
 * first view comes with the page and is no longer than what it shows.
 */
export function useFilteredList<Item extends Listed>(name: ListName, view: ListView<Item>) {
  const rules: ListRules = lists[name]
  const { path, pageSize } = rules
  const today = useToday(view.madeAt)
  const start = useMemo(() => rules.startOn(view.years, today), [rules, view.years, today])
  const [chosen, setChosen] = useState<Filters>()
  const [shown, setShown] = useState(view.shown)
  const [isNear, setNear] = useState(false)

  const opened = useMemo(
    () => (view.startsThere ? { ...start, search: view.asked.search } : view.asked),
    [view, start],
  )
  const asked = chosen ?? opened
  const from = chosen ? 0 : view.from
  const isFirstView = sameFilters(asked, view.asked) && from === view.from

  const list = useListAnswer({ name, view, asked, from, shown, isFirstView, isNear })
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
    window.history.replaceState(null, '', withSpan(hrefOf(asked), more, pageSize))
  }

  return {
    ...list,
    today,
    asked,
    /** Whether the list is filtered as it starts. */
    isStart: sameFilters(asked, start),
    /** Place of the first entry that is shown. */
    from,
    hrefOf,
    choose,
    clear: () => choose(start),
    showMore,
    /** Where "Show more" leads without script. */
    moreHref: withSpan(hrefOf(asked), nextSpan({ from, shown }, pageSize), pageSize),
    /** The visitor turns to the filters: a good moment to fetch what the first view left out. */
    prepare: () => setNear(true),
  }
}
