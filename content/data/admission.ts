/** Limits of admission in days (R-ADMISSION-2). The dates are in `sessions.ts`. */
export const admissionLimits = {
  /** Days after the result within which admission is processed. */
  processingDays: 2,
  /** Days within which a child who joins mid-session must submit the transfer certificate. */
  midSessionCertificateDays: 15,
} as const
