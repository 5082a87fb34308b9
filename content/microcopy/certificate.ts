/** The transfer certificate form (R-TC-2, R-TC-3). */
export const certificateCopy = {
  submit: 'Download certificate',
  looking: 'Looking…',
  saved: 'The certificate is saved on your device as tc.jpg.',
  empty: 'Please fill in all fields',
  failed: 'Failed to process your request. Please try again later.',
  limited: 'Too many requests in a short time. Please try again later.',
  download: 'Failed to download data.',
} as const
