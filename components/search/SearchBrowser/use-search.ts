import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import { type Range, addRangeToUrl } from '@/lib/records/pagination'
import {
  type SearchQuery,
  resultsPerPage,
  searchEndpoint,
  searchHref,
  cleanQuery,
} from '@/lib/search/parameters'
import type { SearchResponse } from '@/lib/search/types'

/** The search in the page's URL, and its results from the server. */
export type InitialSearch = { request: SearchQuery; range: Range; response?: SearchResponse }

async function fetchResults(url: string): Promise<SearchResponse> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`)
  return response.json()
}

/** Recent requests are not repeated, and results stay visible until the next ones arrive. */
const options = {
  dedupingInterval: 30_000,
  keepPreviousData: true,
  revalidateFirstPage: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
}

/** Search as you type: fetches after a pause in typing, and updates the URL. */
export function useSearch({ request: initial, range, response: initialResponse }: InitialSearch) {
  const [typed, setTyped] = useState(initial.query)
  const [kind, setKind] = useState(initial.kind)
  const query = cleanQuery(useDebounced(typed))
  const request = { query, kind }
  const isInitial = query === initial.query && kind === initial.kind
  const from = isInitial ? range.from : 0

  const pages = useSWRInfinite<SearchResponse, Error>(
    (_: number, previous: SearchResponse | null) =>
      query
        ? searchEndpoint(request, previous ? previous.from + previous.results.length : from)
        : null,
    fetchResults,
    { ...options, fallbackData: isInitial && initialResponse ? [initialResponse] : undefined },
  )
  const responses = query ? pages.data : undefined
  const response = responses?.at(-1)
  // Deferred, so that rendering results does not block typing.
  const results = useDeferredValue(
    useMemo(() => responses?.flatMap(({ results }) => results) ?? [], [responses]),
  )

  const answers = responses?.[0]?.answers ?? []

  const failed = Boolean(pages.error) && !pages.isValidating

  const shown = Math.max(results.length, resultsPerPage)
  const href = addRangeToUrl(searchHref(request), { from, shown }, resultsPerPage)
  useEffect(() => {
    if (href !== window.location.pathname + window.location.search) {
      window.history.replaceState(null, '', href)
    }
  }, [href])

  return {
    request,
    type: setTyped,
    chooseKind: setKind,
    response,
    answers,
    results,
    from,
    /** Whether the results still belong to an earlier query. */
    isWaiting: Boolean(query) && !failed && (pages.isLoading || response?.query !== query),
    failed,
    showMore: () => void pages.setSize(pages.size + 1),
  }
}

/** Longer than the pause between two keys of a fast typist. */
const delayMilliseconds = 150

/** The text after a pause in typing, so that not every key sends a request. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delayMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
