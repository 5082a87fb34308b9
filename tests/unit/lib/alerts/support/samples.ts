import type { Alert } from '@/lib/alerts/alert'

/** Monday, 23 November 2026, 10:00 in Asia/Kolkata. */
export const t0 = Date.parse('2026-11-23T10:00:00+05:30')
export const hour = 3_600_000

type Sample = Partial<Omit<Alert, 'text' | 'since' | 'until'>> & {
  text?: string
  since?: number
  until?: number
}

let count = 0

/** An alert that holds for an hour from `t0`. */
export const createSampleAlert = ({ text, since, until, ...values }: Sample): Alert => ({
  id: `sample-${++count}`,
  kind: 'notice',
  text: { en: text ?? 'A notice' },
  concerns: [],
  isDrill: false,
  ...values,
  since: new Date(since ?? t0),
  until: new Date(until ?? t0 + hour),
})
