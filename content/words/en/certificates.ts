import { forms } from './forms'

/** The transfer certificate form (R-TC-2, R-TC-3, R-TC-7). */
export const certificates = {
  ...forms,
  heading: 'Get a certificate',
  fields: {
    admission: {
      label: 'Admission number',
      hint: 'Exactly as it is written in the almanac or on a receipt',
    },
    name: { label: 'Student full name', hint: 'As written in the school’s records' },
  },
  submit: 'Download certificate',
  looking: 'Looking…',
  started: 'Your browser has been asked to save the certificate. It is tc.jpg in your downloads.',
  inApp:
    'Is it not there? Inside WhatsApp, Facebook and some other apps nothing can be saved: open this page in Chrome or Safari, and get the certificate there.',
  empty: 'Please fill in all fields',
  failed: 'Failed to process your request. Please try again later.',
  limited: 'Too many requests in a short time. Please try again later.',
  download: 'Failed to download data.',
  required: {
    admission: 'Admission number is required',
    name: 'Student full name is required',
  },
  check: 'Please check both:',
  checks: [
    'the admission number, with every letter, stroke and zero of the almanac or the receipt',
    'the student’s name in full, as the school wrote it down at admission',
  ],
  ring: 'Still no certificate? Ring the school and press 1 for reception',
} as const

/** The sample certificate below the form. */
export const sampleCertificate = {
  title: 'Sample transfer certificate',
  link: 'Open the sample certificate (PDF)',
} as const
