import { useEffect, useMemo } from 'react'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { useDebounced } from '@/components/hooks/use-debounced'
import type { Filters, Listed } from '@/lib/records/filters'
import { indexOf, matching } from '@/lib/records/list-index'
import { type ListPage, filterLocally } from '@/lib/records/list-query'
import type { ListView } from '@/lib/records/list-view'
import { maxPageEntries, listEndpoint, type ListName, lists } from '@/lib/records/lists'

async function fetchPage<Item>(address: string): Promise<ListPage<Item>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`)
  return response.json()
}

/** While a visitor tries filters, what is there already is not fetched again. */
const options = { dedupingInterval: 30_000 }
const pageOptions = { ...options, revalidateFirstPage: false, revalidateOnFocus: false }

type ListQuery<Item> = {
  name: ListName
  view: ListView<Item>
  filters: Filters
  from: number
  shown: number
  /** Whether the first view is the beginning of what is asked for. */
  isFirstView: boolean
  /** Whether the visitor is about to filter. */
  isNear: boolean
}

/**
 * The entries that filters let through, as many as are shown. A year that is there as a whole is filtered at
 * once; for what is not there the server is asked, and meanwhile stands what of it is known.
 */
export function useListPage<Item extends Listed>(question: ListQuery<Item>) {
  const { name, view, filters, from, shown, isFirstView, isNear } = question
  const has = (page: ListPage<Item>) => page.items.length >= Math.min(shown, page.count - from)
  const isEnough = isFirstView && has(view)

  const year = useSWR(
    isEnough && !isNear ? null : listEndpoint(name, { ...filters, month: 'all', search: '' }),
    fetchPage<Item>,
    {
      ...options,
      fallbackData: isComplete(view) && view.filters.year === filters.year ? view : undefined,
    },
  )
  const own = useMemo(
    () => (from === 0 && year.data ? filterLocally(year.data, lists[name], filters) : undefined),
    [from, year.data, name, filters],
  )

  const isTyping = useDebounced(filters.search) !== filters.search
  const isWaiting = isEnough || own !== undefined || isTyping || (year.isLoading && !year.data)
  const pages = useSWRInfinite<ListPage<Item>, Error>(
    (index: number) =>
      isWaiting ? null : listEndpoint(name, filters, from + index * maxPageEntries),
    fetchPage,
    pageOptions,
  )
  const wanted = Math.ceil(shown / maxPageEntries)
  const { size, setSize } = pages
  useEffect(() => {
    if (!isWaiting && size < wanted) void setSize(wanted)
  }, [isWaiting, size, wanted, setSize])

  const fetched = useMemo(() => joined(pages.data), [pages.data])
  const page = own ?? (isWaiting ? undefined : fetched) ?? (isFirstView ? view : undefined)
  const failed = !isWaiting && Boolean(pages.error) && !(page && has(page))
  const known = year.data?.items ?? view.items

  const visible = useMemo(() => {
    const hint = () => (failed ? [] : matching(indexOf(known), filters))
    return (page?.items ?? hint()).slice(0, shown)
  }, [page, failed, known, filters, shown])

  /** What is shown; `answer` is absent while it is on its way, or when it could not be fetched. */
  const found = useMemo(
    () => ({ asked: filters, answer: page, visible, failed }),
    [filters, page, visible, failed],
  )

  return {
    found,
    months: (page ?? year.data)?.months ?? [],
    retry: () => void pages.mutate(),
  }
}

/** Whether the first view holds all entries of its year. */
const isComplete = ({ filters, items, count }: ListView<unknown>) =>
  filters.month === 'all' && filters.search === '' && count > 0 && items.length === count

function joined<Item>(pages: ListPage<Item>[] = []): ListPage<Item> | undefined {
  const [first] = pages
  return first && { ...first, items: pages.flatMap(({ items }) => items) }
}
