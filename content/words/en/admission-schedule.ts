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
  /** What is known of the next session, once registration for this one has closed, as Markdown. */
  next: {
    title: 'For {session}',
    text: [
      '- **Registration.** We have not yet said when it opens. Look for the day in our [news](/news).', // sample
      '- **The class.** The age on {date} decides: [find the class](/admission/admission-criteria-class-pre-nursery-to-class-nine).',
      '- **The fees.** Not yet published: the dates and amounts on this page are those of {current}.',
    ].join('\n'),
    /** On the page of the schedule, which leads to the others. */
    link: 'For {session}: [what is known so far](/admission/admission-information). The dates and amounts on this page are those of {current}.',
  },
  /** On the fold of the table and its file, once registration has closed. */
  closed: 'Registration for {session}, closed on {closes}',
  /** The calendar file, as long as one of its days is to come, and after them. */
  calendar: {
    coming: 'Have these dates in your own calendar:',
    past: 'The dates of {session}, for your records:',
  },
} as const
