/** What the pages of the schedule and the information say beside their tables (R-ADMISSION-5). */
export const admissionSchedule = {
  midSession: {
    title: 'Now, in mid-session',
    steps: [
      {
        title: 'Register, if there is a place.',
        text: 'Bring your child, the form and the fee of {registration.fee}. Observation, interaction and the result are all on that day.', // sample
      },
      {
        title: 'Complete admission.',
        text: 'Within {admission.processingDays.words} days of the result, with the admission fee and the annual fee.',
      },
      {
        title: 'Bring the transfer certificate.',
        text: 'Within {admission.midSessionCertificateDays} days, otherwise admission is cancelled without refund.',
      },
    ],
  },
  /** What is known of the next session, once registration for this one has closed. */
  next: {
    title: 'For {session}',
    text: 'The age on {date} decides the class. We have not yet said when registration opens or what it costs; the dates and amounts on this page are those of {current}.',
  },
  /** The heading of the table, once registration has closed. */
  closed: 'Registration for {session}, closed',
  /** The calendar file, as long as one of its days is to come, and after them. */
  calendar: {
    coming: 'Have these dates in your own calendar:',
    past: 'The dates of {session}, for your records:',
  },
} as const
