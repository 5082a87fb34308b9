import type { EnquiryState } from '@/lib/enquiries/states'

/** Names of the states of an enquiry at the desk (R-DESK-14). */
export const stateWords: Record<EnquiryState, string> = {
  new: 'New',
  called: 'Called',
  visiting: 'Visiting',
  applied: 'Applied',
  closed: 'Closed',
}
