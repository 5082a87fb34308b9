/** The transfer certificate form (P§2.11, P§8). */
export const certificateCopy = {
  submit: 'Download certificate',
  looking: 'Looking…',
  saved: 'The certificate is saved on your device as tc.jpg.',
  empty: 'Please fill in all fields',
  failed: 'Failed to process your request. Please try again later.',
  limited: 'Too many requests in a short time. Please try again later.',
  download: 'Failed to download data.',
} as const
