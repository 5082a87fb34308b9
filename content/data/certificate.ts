/** The sample transfer certificate that the page shows (S§2); drawn by `npm run documents`. */
export const sampleCertificate = '/documents/transfer-certificate-sample.pdf' // sample
