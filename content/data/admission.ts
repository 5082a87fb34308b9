import type { Instruction, ScheduleStep } from '../types'

/** Limits of admission in days (R-ADMISSION-2). The dates are in `sessions.ts`. */
export const admissionLimits = {
  /** Days after the result within which admission is processed. */
  admissionWithinDays: 2,
  /** Days within which a child who joins mid-session must submit the transfer certificate. */
  midSessionCertificateDays: 15,
} as const

/** The eight instructions (R-ADMISSION-2), true on every day. */
export const admissionInstructions: readonly Instruction[] = [
  {
    subject: 'Registration fee',
    text: 'The registration and processing fee of ₹ 2,500 is paid at registration, from 8 October 2025. It is non-refundable.',
  },
  {
    subject: 'Who fills in the form',
    text: 'The form must be filled in by the parents. A guardian must be stated, and must endorse a signature in the school almanac.',
  },
  {
    subject: 'Invalid forms',
    text: 'Incomplete, illegible or photo-less forms are invalid.',
  },
  {
    subject: 'Date of birth',
    text: 'The date of birth must match the birth certificate exactly.',
  },
  {
    subject: 'Proof of birth',
    text: 'Doctor, nursing home or hospital certificates are not accepted as proof of date of birth.',
  },
  {
    subject: 'Observation and result',
    text: 'Observation and interaction take place on the registration day. The result is notified the same day.',
  },
  {
    subject: 'Admission',
    text: 'Admission is processed within two days of the result. Registration does not guarantee admission.',
  },
  {
    subject: 'Transfer certificate',
    text: 'For the session 2026-27: before April 2026, or by the end of April 2026 at the latest. For mid-session admissions: within 15 days, otherwise admission is cancelled without refund.',
  },
]

/** The tentative schedule for 2026-27 (R-ADMISSION-2), true on every day. */
export const admissionSchedule: readonly ScheduleStep[] = [
  {
    step: 'Registration from',
    when: '8 October 2025',
    note: 'Bring the form and the fee of ₹ 2,500.', // sample
  },
  {
    step: 'Observation and interaction',
    when: 'On the registration day',
    note: 'Please bring your child.', // sample
  },
  { step: 'Result', when: 'The same day', note: 'The school tells the parents.' },
  {
    step: 'Admission',
    when: 'Within two days of the result',
    note: 'The admission fee and the annual fee are paid.',
  },
  {
    step: 'Transfer certificate',
    when: 'Before April 2026',
    note: 'By the end of April 2026 at the latest.',
  },
  {
    step: 'Transfer certificate, mid-session',
    when: 'Within 15 days',
    note: 'Otherwise admission is cancelled without refund.',
  },
]
