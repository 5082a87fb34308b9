import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import { tabloidPageSize } from '@/content/constants'
import { tabloidEndpoint, type TabloidSummary, type TabloidView } from '@/lib/records/tabloid-list'

/** The list counts as fresh for an hour, whatever the window does meanwhile (R-TABLOID-7). */
const options = {
  dedupingInterval: 3_600_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  revalidateFirstPage: false,
  shouldRetryOnError: false,
}

/** @throws Error with the short text that the visitor is shown (R-TABLOID-3). */
async function fetchEntries(address: string): Promise<TabloidSummary[]> {
  const response = await fetch(address).catch(() => {
    throw new Error('Network Error')
  })
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`)
  return response.json().catch(() => {
    throw new Error('Unexpected response')
  })
}

/** The entries of the tabloid that are shown: those that came with the page, and what Show More added. */
export function useTabloid({ entries: first, from, total }: TabloidView) {
  const [isOpen, setOpen] = useState(false)
  const { data, error, size, setSize, mutate } = useSWRInfinite<TabloidSummary[], Error>(
    (index: number) =>
      isOpen ? tabloidEndpoint(from + first.length + index * tabloidPageSize) : null,
    fetchEntries,
    options,
  )
  const wanted = isOpen ? size : 0
  const pages = (data ?? []).slice(0, wanted)
  const entries = [...first, ...pages.flat()]
  const isShort = pages.some((page) => page.length < tabloidPageSize)
  const isWaiting = pages.length < wanted

  return {
    entries,
    pending: isWaiting && !error ? Math.min(tabloidPageSize, total - from - entries.length) : 0,
    failure: isWaiting ? error?.message : undefined,
    // The list may have become shorter since the page was made.
    hasMore: from + entries.length < total && !isShort,
    showMore: () => (isOpen ? void setSize(size + 1) : setOpen(true)),
    retry: () => void mutate(),
  }
}
