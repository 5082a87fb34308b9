import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import { tabloidPageSize } from '@/content/constants'
import {
  buildTabloidEndpoint,
  type TabloidSummary,
  type TabloidView,
} from '@/lib/records/tabloid-list'

/** The list is fresh for an hour. Focus and reconnects do not refetch it (R-TABLOID-7). */
const options = {
  dedupingInterval: 3_600_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  revalidateFirstPage: false,
  shouldRetryOnError: false,
}

/** @throws Error with the message to show (R-TABLOID-3). */
async function fetchEntries(url: string): Promise<TabloidSummary[]> {
  const response = await fetch(url).catch(() => {
    throw new Error('Network Error')
  })
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`)
  return response.json().catch(() => {
    throw new Error('Unexpected response')
  })
}

/** The tabloid entries shown: those of the page, and those added by Show More. */
export function useTabloid({ entries: initial, from, total }: TabloidView) {
  const [isExpanded, setExpanded] = useState(false)
  const { data, error, size, setSize, mutate } = useSWRInfinite<TabloidSummary[], Error>(
    (index: number) =>
      isExpanded ? buildTabloidEndpoint(from + initial.length + index * tabloidPageSize) : null,
    fetchEntries,
    options,
  )
  const requestedPages = isExpanded ? size : 0
  const pages = (data ?? []).slice(0, requestedPages)
  const entries = [...initial, ...pages.flat()]
  const isShort = pages.some((page) => page.length < tabloidPageSize)
  const isWaiting = pages.length < requestedPages

  return {
    entries,
    pending: isWaiting && !error ? Math.min(tabloidPageSize, total - from - entries.length) : 0,
    failure: isWaiting ? error?.message : undefined,
    // The list may have become shorter since the page was rendered.
    hasMore: from + entries.length < total && !isShort,
    showMore: () => (isExpanded ? void setSize(size + 1) : setExpanded(true)),
    retry: () => void mutate(),
  }
}
