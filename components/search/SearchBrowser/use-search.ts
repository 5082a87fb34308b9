import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import { useDebounced } from '@/components/hooks/use-debounced'
import { type Range, urlWithRange } from '@/lib/records/pagination'
import {
  type SearchQuery,
  resultsPerPage,
  searchEndpoint,
  searchHref,
  cleanQuery,
} from '@/lib/search/parameters'
import type { SearchResponse } from '@/lib/search/types'

/** What the page came with. */
export type FirstSearch = { question: SearchQuery; span: Range; answer?: SearchResponse }

async function fetchAnswer(address: string): Promise<SearchResponse> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`)
  return response.json()
}

/** What was asked a moment ago is not asked again, and an answer stands until the next one comes. */
const options = {
  dedupingInterval: 30_000,
  keepPreviousData: true,
  revalidateFirstPage: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
}

/** The search as one types: asks the server once the words have settled, and the address follows. */
export function useSearch({ question: first, span, answer: firstAnswer }: FirstSearch) {
  const [typed, setTyped] = useState(first.query)
  const [kind, setKind] = useState(first.kind)
  const query = cleanQuery(useDebounced(typed))
  const question = { query, kind }
  const isFirst = query === first.query && kind === first.kind
  const from = isFirst ? span.from : 0

  const pages = useSWRInfinite<SearchResponse, Error>(
    (_: number, before: SearchResponse | null) =>
      query ? searchEndpoint(question, before ? before.from + before.results.length : from) : null,
    fetchAnswer,
    { ...options, fallbackData: isFirst && firstAnswer ? [firstAnswer] : undefined },
  )
  const answers = query ? pages.data : undefined
  const answer = answers?.at(-1)
  // Results that come while somebody types are drawn between two keys.
  const results = useDeferredValue(
    useMemo(() => answers?.flatMap(({ results }) => results) ?? [], [answers]),
  )

  const failed = Boolean(pages.error) && !pages.isValidating

  const shown = Math.max(results.length, resultsPerPage)
  const href = urlWithRange(searchHref(question), { from, shown }, resultsPerPage)
  useEffect(() => {
    if (href !== window.location.pathname + window.location.search) {
      window.history.replaceState(null, '', href)
    }
  }, [href])

  return {
    question,
    type: setTyped,
    chooseKind: setKind,
    answer,
    results,
    from,
    /** The words on the screen are not yet those of the results. */
    isWaiting: Boolean(query) && !failed && (pages.isLoading || answer?.query !== query),
    failed,
    showMore: () => void pages.setSize(pages.size + 1),
  }
}
