import { useEffect, useState } from 'react'
import { createTimeoutSignal } from '@/lib/core/timeout-signal'

const timeoutMilliseconds = 10_000

/**
 * Returns the page as the server sends it, when a script broke it in the browser: it stays readable, its links lead on
 * and its forms post (R-A11Y-7). React has removed what it had.
 * @returns the HTML of its `main`; `undefined` while it is fetched, `null` when there is none
 */
export function useServerPage(error: Error & { digest?: string }): string | null | undefined {
  const [html, setHtml] = useState<string | null>()
  // An error of the server has one, and the page that it sends has no more than that.
  const isServerError = error.digest !== undefined

  useEffect(() => {
    if (isServerError) return
    let isCurrent = true
    void fetchMain().then((main) => {
      if (isCurrent) setHtml(main)
    })
    return () => {
      isCurrent = false
    }
  }, [isServerError])

  return isServerError ? null : html
}

async function fetchMain(): Promise<string | null> {
  try {
    const response = await fetch(location.href, {
      signal: createTimeoutSignal(timeoutMilliseconds),
    })
    if (!response.ok) return null
    // Its scripts do not run.
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    return page.querySelector('main')?.innerHTML ?? null
  } catch {
    return null
  }
}
