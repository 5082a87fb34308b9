import { useEffect, useMemo } from 'react'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { useDebounced } from '@/components/hooks/use-debounced'
import type { Filters, Listed } from '@/lib/records/filters'
import { indexOf, matching } from '@/lib/records/list-index'
import { type ListPage, filterLocally } from '@/lib/records/list-query'
import type { ListView } from '@/lib/records/list-view'
import { maxPageEntries, listEndpoint, type ListName, lists } from '@/lib/records/lists'

async function fetchPage<Item>(url: string): Promise<ListPage<Item>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`)
  return response.json()
}

/** Recently fetched pages are not fetched again while a visitor changes filters. */
const options = { dedupingInterval: 30_000 }
const pageOptions = { ...options, revalidateFirstPage: false, revalidateOnFocus: false }

type ListQuery<Item> = {
  name: ListName
  view: ListView<Item>
  filters: Filters
  from: number
  shown: number
  /** Whether the first view has these filters and this offset. */
  isFirstView: boolean
  /** Whether the visitor is about to filter. */
  shouldPrefetch: boolean
}

/**
 * The entries that match the filters, as many as are shown. A year that is completely loaded is filtered locally.
 * Otherwise the page is fetched, and the known matches are shown meanwhile.
 */
export function useListPage<Item extends Listed>(query: ListQuery<Item>) {
  const { name, view, filters, from, shown, isFirstView, shouldPrefetch } = query
  const hasEnough = (page: ListPage<Item>) =>
    page.items.length >= Math.min(shown, page.count - from)
  const isFirstViewEnough = isFirstView && hasEnough(view)

  const year = useSWR(
    isFirstViewEnough && !shouldPrefetch
      ? null
      : listEndpoint(name, { ...filters, month: 'all', search: '' }),
    fetchPage<Item>,
    {
      ...options,
      fallbackData: isComplete(view) && view.filters.year === filters.year ? view : undefined,
    },
  )
  const local = useMemo(
    () => (from === 0 && year.data ? filterLocally(year.data, lists[name], filters) : undefined),
    [from, year.data, name, filters],
  )

  const isTyping = useDebounced(filters.search) !== filters.search
  const isPaused =
    isFirstViewEnough || local !== undefined || isTyping || (year.isLoading && !year.data)
  const pages = useSWRInfinite<ListPage<Item>, Error>(
    (index: number) =>
      isPaused ? null : listEndpoint(name, filters, from + index * maxPageEntries),
    fetchPage,
    pageOptions,
  )
  const requiredSize = Math.ceil(shown / maxPageEntries)
  const { size, setSize } = pages
  useEffect(() => {
    if (!isPaused && size < requiredSize) void setSize(requiredSize)
  }, [isPaused, size, requiredSize, setSize])

  const fetched = useMemo(() => mergePages(pages.data), [pages.data])
  const page = local ?? (isPaused ? undefined : fetched) ?? (isFirstView ? view : undefined)
  const failed = !isPaused && Boolean(pages.error) && !(page && hasEnough(page))
  const known = year.data?.items ?? view.items

  const visible = useMemo(() => {
    const knownMatches = () => (failed ? [] : matching(indexOf(known), filters))
    return (page?.items ?? knownMatches()).slice(0, shown)
  }, [page, failed, known, filters, shown])

  /** `page` is `undefined` while it loads, and if loading failed. */
  const result = useMemo(
    () => ({ requested: filters, page, visible, failed }),
    [filters, page, visible, failed],
  )

  return {
    result,
    months: (page ?? year.data)?.months ?? [],
    retry: () => void pages.mutate(),
  }
}

/** Whether the first view contains all entries of its year. */
const isComplete = ({ filters, items, count }: ListView<unknown>) =>
  filters.month === 'all' && filters.search === '' && count > 0 && items.length === count

function mergePages<Item>(pages: ListPage<Item>[] = []): ListPage<Item> | undefined {
  const [first] = pages
  return first && { ...first, items: pages.flatMap(({ items }) => items) }
}
