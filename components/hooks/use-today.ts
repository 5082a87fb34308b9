import { useDeferredValue, useMemo } from 'react'
import { createDate, now } from '@/lib/core/dates'

/**
 * The current time: the time of rendering during hydration, then the browser's clock, which corrects a page rendered
 * before midnight (R-FRESH-3). The correction is deferred until after hydration.
 * @param renderedAt ISO 8601
 */
export function useToday(renderedAt: string): Date {
  const today = useMemo(() => now(), [])
  const renderedDate = useMemo(() => createDate(renderedAt), [renderedAt])
  return useDeferredValue(today, renderedDate)
}
