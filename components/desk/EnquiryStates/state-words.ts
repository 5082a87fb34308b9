import type { EnquiryState } from '@/lib/enquiries/states'

/** How the desk calls the states of an enquiry (R-DESK-14). */
export const stateWords: Record<EnquiryState, string> = {
  new: 'New',
  called: 'Called',
  visiting: 'Visiting',
  applied: 'Applied',
  closed: 'Closed',
}
