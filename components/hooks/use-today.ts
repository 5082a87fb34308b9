import { useDeferredValue, useMemo } from 'react'
import { now, parseDate } from '@/lib/core/dates'

/**
 * The present moment: the one at which the page was made until the browser's own clock is known, so that a
 * page made before midnight is put right (R-FRESH-3). That can wait until the page is hydrated.
 * @param renderedAt ISO 8601
 */
export function useToday(renderedAt: string): Date {
  const today = useMemo(() => now(), [])
  const made = useMemo(() => parseDate(renderedAt), [renderedAt])
  return useDeferredValue(today, made instanceof Date ? made : today)
}
