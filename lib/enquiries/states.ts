import type { EnquiryState } from '@/lib/database/tables'

export type { EnquiryState }

/** How far the office is with an enquiry (R-DESK-14), in the usual order. Any may follow any. */
export const enquiryStates = [
  'new',
  'called',
  'visiting',
  'applied',
  'closed',
] as const satisfies readonly EnquiryState[]

export const isEnquiryState = (text: unknown): text is EnquiryState =>
  (enquiryStates as readonly unknown[]).includes(text)
