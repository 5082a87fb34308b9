/** The sample transfer certificate (R-TC-1) and a picture of its first page; `npm run documents` makes both. */
export const sampleCertificate = {
  href: '/documents/transfer-certificate-sample.pdf', // sample
  picture: '/documents/transfer-certificate-sample.png', // sample
} as const
