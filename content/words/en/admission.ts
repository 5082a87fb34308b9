/**
 * Admission: where it stands, its rules, dates and ages (R-ADMISSION-2, R-ADMISSION-3, R-ADMISSION-5, R-ADMISSION-7).
 * `{name}` is a placeholder, and one with a dot a figure (`content/figures.ts`).
 */
export const admission = {
  /** Sentences that depend on the day (R-ADMISSION-5). */
  status: {
    before: 'Registration starts on {starts}.',
    open: 'Registration is open until {closes}.',
    closed: 'Registration for {session} closed on {closes}.',
    over: 'The session {session} ended on {ends}.',
  },
  /** Follows the state once registration has closed. */
  ask: {
    closed: 'Ask the admission desk about a place in mid-session or in {session}.',
    over: 'Ask the admission desk about registration for the next one.',
  },
  /** In a few words, under the task of registering. */
  note: {
    before: 'From {starts}',
    open: 'Open until {closes}',
    closed: 'Mid-session: ask the desk',
    over: 'Next session: ask the desk',
  },
  /** Over the form, once registration has closed. */
  enquiryPurpose: 'An enquiry now is for a place in mid-session, or in {session}.',
  enquire: 'Send an enquiry',
  session: 'Session {session}',
  /** The eight instructions (R-ADMISSION-2). */
  instructions: {
    caption: 'Instructions for admission',
    about: 'About',
    instruction: 'Instruction',
    items: {
      fee: {
        subject: 'Registration fee',
        text: 'The registration and processing fee of {registration.fee} is paid at registration, from {session.registrationStarts}. It is non-refundable.',
      },
      form: {
        subject: 'Who fills in the form',
        text: 'The form must be filled in by the parents. A guardian must be stated, and must endorse a signature in the school almanac.',
      },
      invalid: {
        subject: 'Invalid forms',
        text: 'Incomplete, illegible or photo-less forms are invalid.',
      },
      birth: {
        subject: 'Date of birth',
        text: 'The date of birth must match the birth certificate exactly.',
      },
      proof: {
        subject: 'Proof of birth',
        text: 'Doctor, nursing home or hospital certificates are not accepted as proof of date of birth.',
      },
      result: {
        subject: 'Observation and result',
        text: 'Observation and interaction take place on the registration day. The result is notified the same day.',
      },
      admission: {
        subject: 'Admission',
        text: 'Admission is processed within {admission.processingDays.words} days of the result. Registration does not guarantee admission.',
      },
      certificate: {
        subject: 'Transfer certificate',
        text: 'For the session {session}: before {session.transferCertificateBefore}, or by the end of {session.transferCertificateLatest} at the latest. For mid-session admissions: within {admission.midSessionCertificateDays} days, otherwise admission is cancelled without refund.',
      },
    },
    /** Instead, once registration for the session has closed. */
    past: {
      fee: 'The registration and processing fee of {registration.fee} is paid at registration, in mid-session too. It is non-refundable. For {session}, registration was from {session.registrationStarts}.',
      certificate:
        'For the session {session} it was due before {session.transferCertificateBefore}, or by the end of {session.transferCertificateLatest} at the latest. For mid-session admissions: within {admission.midSessionCertificateDays} days, otherwise admission is cancelled without refund.',
    },
  },
  /** The tentative schedule (R-ADMISSION-2), true on every day. */
  schedule: {
    caption: 'Admission schedule {session}',
    note: 'Tentative',
    step: 'Step',
    when: 'When',
    good: 'Good to know',
    steps: {
      registration: {
        step: 'Registration from',
        when: '{session.registrationStarts}',
        note: 'Bring the form and the fee of {registration.fee}.', // sample
      },
      observation: {
        step: 'Observation and interaction',
        when: 'On the registration day',
        note: 'Please bring your child.', // sample
      },
      result: { step: 'Result', when: 'The same day', note: 'The school tells the parents.' },
      admission: {
        step: 'Admission',
        when: 'Within {admission.processingDays.words} days of the result',
        note: 'The admission fee and the annual fee are paid.',
      },
      certificate: {
        step: 'Transfer certificate',
        when: 'Before {session.transferCertificateBefore}',
        note: 'By the end of {session.transferCertificateLatest} at the latest.',
      },
      midSession: {
        step: 'Transfer certificate, mid-session',
        when: 'Within {admission.midSessionCertificateDays} days',
        note: 'Otherwise admission is cancelled without refund.',
      },
    },
  },
  ages: {
    caption: 'Age for each class',
    note: 'Ages as on {date}',
    /** Instead, if the session that one can join is a later one. */
    notes: 'Ages as on {joiningDate} for {joining}, and on {date} for {session}',
    class: 'Class',
    years: 'Year of birth',
    born: 'Born between',
    bornFor: 'Born between, for {session}',
    between: '{from} and {to}',
    age: 'Age',
    range: '{from} to {to} years',
  },
  /** R-ADMISSION-7: what the card says before anybody uses it. */
  whichClass: {
    title: 'Which class is my child for?',
    birth: 'Date of birth, as on the birth certificate',
    fields: { day: 'Day', month: 'Month', year: 'Year' },
    show: 'Show the class',
    hint: 'The date stays on this device.',
    session: 'For the session {session}',
    atRest: '{age} on {date}?\n{class}.',
    rule: 'The age on that day decides: a year more for each class above.',
    papers:
      'Bring the registration form with a photograph, and the birth certificate; from another school also its transfer certificate.',
    information: 'What to bring',
    streams: 'Streams and marks',
  },
  /** The answers of `WhichClass.browser.ts`. */
  classAnswers: {
    born: 'For children born between {from} and {to}: {ages} old on {day}.',
    next: 'In {session}, by the same rule: {class}.',
    midSession: 'To join {session} in mid-session: {class}. Ask the admission desk about a place.',
    nextClosed: 'In {session} it would be {class}, which takes no new pupils.',
    fromMonth: '{class}, from {month}',
    tooEarly:
      'In {session} it is still too early. {class} is for children of {ages}, and will be right in the session {later}.',
    closed:
      'In {session} the age is that of {closed}, which takes no new pupils. {class} will be right in the session {later}.',
    past: 'Past the age of {class}',
    pastText:
      '{last} takes no new pupils. The admission desk will gladly tell you what is possible.',
    pastSince:
      '{class} was right in {earlier}, and {last} takes no new pupils. The admission desk will gladly tell you what is possible.',
    enter: {
      day: 'Enter the day of birth.',
      month: 'Enter the month of birth.',
      year: 'Enter the year of birth.',
    },
    figuresOnly: {
      day: 'Write the day in figures only.',
      month: 'Write the month in figures only.',
      year: 'Write the year in figures only.',
    },
    wholeYear: 'Write the year with four figures, such as {year}.',
    noMonth: 'There is no month {month}. The day comes first: is it {day} {name}?',
    monthRange: 'The month is a number from {first} to {last}.',
    daysOfMonth: '{month} has {days} days.',
    future: '{date} is still to come.',
    tooOld: 'Born in {year}, your child would be {years} years old. Look at the year again.',
    enquire: 'Enquire for {class}',
    /** Instead, when the class is right in another session than that of the enquiry form. */
    askAbout: 'Ask about {class}, {session}',
    ask: 'Ask the admission desk',
  },
} as const
