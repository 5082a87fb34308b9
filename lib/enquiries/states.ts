import type { EnquiryState } from '@/lib/database/tables'

export type { EnquiryState }

/** The progress of the office with an enquiry (R-DESK-14), in the usual order. Any state may follow any other. */
export const enquiryStates = [
  'new',
  'called',
  'visiting',
  'applied',
  'closed',
] as const satisfies readonly EnquiryState[]

export const isEnquiryState = (text: unknown): text is EnquiryState =>
  (enquiryStates as readonly unknown[]).includes(text)
