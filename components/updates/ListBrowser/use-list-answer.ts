import { useEffect, useMemo } from 'react'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { Filters, Listed } from '@/lib/updates/filters'
import { type ListAnswer, narrowed } from '@/lib/updates/list-answer'
import { indexOf, matching } from '@/lib/updates/list-index'
import type { ListView } from '@/lib/updates/list-view'
import { answerSize, listCall, type ListName, lists } from '@/lib/updates/lists'
import { useSettled } from './use-settled'

async function fetchAnswer<Item>(address: string): Promise<ListAnswer<Item>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`)
  return response.json()
}

/** While a visitor tries filters, what is there already is not fetched again. */
const options = { dedupingInterval: 30_000 }
const pageOptions = { ...options, revalidateFirstPage: false, revalidateOnFocus: false }

type Question<Item> = {
  name: ListName
  view: ListView<Item>
  asked: Filters
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
export function useListAnswer<Item extends Listed>(question: Question<Item>) {
  const { name, view, asked, from, shown, isFirstView, isNear } = question
  const has = (answer: ListAnswer<Item>) =>
    answer.items.length >= Math.min(shown, answer.count - from)
  const isEnough = isFirstView && has(view)

  const year = useSWR(
    isEnough && !isNear ? null : listCall(name, { ...asked, month: 'all', search: '' }),
    fetchAnswer<Item>,
    {
      ...options,
      fallbackData: isWhole(view) && view.filters.year === asked.year ? view : undefined,
    },
  )
  const own = useMemo(
    () => (from === 0 && year.data ? narrowed(year.data, lists[name], asked) : undefined),
    [from, year.data, name, asked],
  )

  const isTyping = useSettled(asked.search) !== asked.search
  const isWaiting = isEnough || own !== undefined || isTyping || (year.isLoading && !year.data)
  const pages = useSWRInfinite<ListAnswer<Item>, Error>(
    (index: number) => (isWaiting ? null : listCall(name, asked, from + index * answerSize)),
    fetchAnswer,
    pageOptions,
  )
  const wanted = Math.ceil(shown / answerSize)
  const { size, setSize } = pages
  useEffect(() => {
    if (!isWaiting && size < wanted) void setSize(wanted)
  }, [isWaiting, size, wanted, setSize])

  const fetched = useMemo(() => joined(pages.data), [pages.data])
  const answer = own ?? (isWaiting ? undefined : fetched) ?? (isFirstView ? view : undefined)
  const failed = !isWaiting && Boolean(pages.error) && !(answer && has(answer))
  const known = year.data?.items ?? view.items

  const visible = useMemo(() => {
    const hint = () => (failed ? [] : matching(indexOf(known), asked))
    return (answer?.items ?? hint()).slice(0, shown)
  }, [answer, failed, known, asked, shown])

  /** What is shown; `answer` is absent while it is on its way, or when it could not be fetched. */
  const found = useMemo(
    () => ({ asked, answer, visible, failed }),
    [asked, answer, visible, failed],
  )

  return {
    found,
    months: (answer ?? year.data)?.months ?? [],
    retry: () => void pages.mutate(),
  }
}

/** Whether the first view holds all entries of its year. */
const isWhole = ({ filters, items, count }: ListView<unknown>) =>
  filters.month === 'all' && filters.search === '' && count > 0 && items.length === count

function joined<Item>(pages: ListAnswer<Item>[] = []): ListAnswer<Item> | undefined {
  const [first] = pages
  return first && { ...first, items: pages.flatMap(({ items }) => items) }
}
