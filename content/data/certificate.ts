/** The sample transfer certificate that the page shows (R-TC-1); drawn by `npm run documents`. */
export const sampleCertificate = '/documents/transfer-certificate-sample.pdf' // sample
