import { useMemo } from 'react'
import { now, parseDate } from '@/lib/dates'
import { useHydrated } from '../media/use-hydrated'

/**
 * The present moment: the one at which the page was made until the browser's own clock is known, so that a
 * page made before midnight is put right (R-FRESH-3).
 * @param madeAt ISO 8601
 */
export function useToday(madeAt: string): Date {
  const hydrated = useHydrated()
  return useMemo(() => {
    const made = parseDate(madeAt)
    return hydrated || !(made instanceof Date) ? now() : made
  }, [hydrated, madeAt])
}
