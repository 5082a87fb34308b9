import { useMemo, useState } from 'react'
import useSWR from 'swr'
import {
  applyFilters,
  fallBack,
  type Filters,
  filterHref,
  type Listed,
  monthsOf,
  sameFilters,
} from '@/lib/updates/filters'
import type { ListView } from '@/lib/updates/list-view'
import { listCall, type ListName, type ListRules, lists } from '@/lib/updates/lists'
import { useToday } from '../use-today'

async function fetchItems<Item>(address: string): Promise<Item[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`)
  return response.json()
}

/** While a visitor tries filters, a year that is there already is not fetched again. */
const options = { dedupingInterval: 30_000 }

/** What the list shows, under which filters. */
type Result<Item> = { filters: Filters; months: number[]; count: number; items: Item[] }

const resultOf = <Item extends Listed>(items: Item[], filters: Filters): Result<Item> => {
  const found = applyFilters(items, filters)
  return { filters, months: monthsOf(items, filters.year), count: found.length, items: found }
}

/**
 * The state of a filtered list (E4). The first view comes with the page and is no longer than what it shows;
 * the whole of a year is fetched when the visitor turns to the filters or asks for more.
 */
export function useFilteredList<Item extends Listed>(name: ListName, view: ListView<Item>) {
  const rules: ListRules = lists[name]
  const today = useToday(view.madeAt)
  const start = useMemo(() => rules.startOn(view.years, today), [rules, view.years, today])
  const [chosen, setChosen] = useState<Filters>()
  const [shown, setShown] = useState(view.shown)
  const [wanted, setWanted] = useState(false)

  const opened = view.startsThere ? { ...start, search: view.asked.search } : view.asked
  const asked = chosen ?? opened
  const untouched = sameFilters(asked, view.asked)

  const hrefOf = (filters: Filters) => filterHref(rules.path, filters, start)

  const whole = asked.year === view.filters.year ? wholeYear(view) : undefined
  const year = useSWR(untouched && !wanted ? null : listCall(name, asked.year), fetchItems<Item>, {
    ...options,
    fallbackData: whole,
  })
  const own = year.data && resultOf(year.data, asked)
  const falls = Boolean(rules.fallsBack) && asked.year !== 'all' && own?.count === 0
  const all = useSWR(falls ? listCall(name, 'all') : null, fetchItems<Item>, options)
  const fallen = falls && all.data ? resultOf(all.data, fallBack(all.data, asked)) : undefined
  const result: Result<Item> | undefined = (falls ? fallen : own) ?? (untouched ? view : undefined)

  function choose(filters: Filters) {
    setChosen(filters)
    setShown(rules.pageSize)
    window.history.replaceState(null, '', hrefOf(filters))
  }

  function showMore() {
    setWanted(true)
    setShown(shown + rules.pageSize)
  }

  return {
    today,
    asked,
    /** What is shown; absent while it is on its way, or when it could not be fetched. */
    result,
    failed: !result && Boolean(year.error ?? all.error),
    visible: result?.items.slice(0, shown) ?? [],
    hrefOf,
    choose,
    clear: () => choose(start),
    showMore,
    /** Where "Show more" leads without script: the same list, longer. */
    moreHref: withShown(hrefOf(asked), shown + rules.pageSize),
    /** Fetches what the first view left out. */
    prepare: () => setWanted(true),
    retry: () => void (year.error ? year.mutate() : all.mutate()),
  }
}

/** The entries of a year, where the first view holds all of them. */
function wholeYear<Item>({ filters, items, count }: ListView<Item>): Item[] | undefined {
  const unfiltered = filters.month === 'all' && filters.search === ''
  return unfiltered && count > 0 && items.length === count ? items : undefined
}

const withShown = (href: string, shown: number) =>
  `${href}${href.includes('?') ? '&' : '?'}show=${shown}`
