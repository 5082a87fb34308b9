/** Name of the event of a frame in which an enquiry was sent. It bubbles. */
export const enquirySent = 'enquirysent'

/** Its detail. */
export type EnquirySent = {
  reference: string
  /** Which number the school will ring. */
  call: string
}
