import { helpDeskHours } from '../constants'

/** The admission enquiry (R-ENQUIRY-7, R-ENQUIRY-2, R-ENQUIRY-6). */
export const enquiryCopy = {
  submit: 'Submit Now!',
  submitting: 'Submitting...',
  succeeded: 'Form submitted successfully!',
  failed: 'Error submitting the form. Please try again.',
  conflict:
    'Nothing was stored, because this enquiry was taken for an earlier one. Please press “Submit Now!” once more to send it as a new one.',
  limited: 'Too many enquiries have come from here in a short time. Please try again later.',
  otherWays: 'Your answers are still in the form. You can also ring or write to us:',
  reference: 'Your reference number:',
  next: `Please keep the number. We ring you on the number you gave; the help desk answers from ${helpDeskHours.text}.`,
  received: 'Your enquiry has been received. Reference number:',
  dismiss: 'Close this message',
  contactPlaceholder: 'Enter your contact number',
  consent:
    'By submitting this form, I acknowledge and agree to the Privacy Policy, and consent to SMS and WhatsApp communication.',
} as const
