/** Hostel, buses and the help desk. `{name}` is a placeholder. */
export const tables = {
  hostel: {
    title: 'At a glance',
    /** Summary of the hostel (R-HOSTEL-1). */
    facts: {
      for: { term: 'For', detail: 'Boys, Class III onwards' },
      meals: { term: 'Meals', detail: 'Four vegetarian meals daily' },
      security: { term: 'Security', detail: '24x7' },
    },
    fee: 'A year in a shared room',
  },
  buses: {
    name: 'Bus routes',
    route: 'Route',
    /** Of a route without an alert (R-ALERT-7): whether its bus runs is not known. */
    none: 'No notice for today',
    /** While no route has one. */
    allQuiet: 'No notice for any route today',
    /** Over the drawn lines of the routes. */
    scheme: 'Each line leads from the school to the area of its route. It is a scheme, not a map.',
  },
  helpDesk: {
    title: 'Parent help desk',
    text: '{hours}. Ring {phone}, then press the number of the desk.',
    call: 'Call {phone}, press {digit}',
    /** What each desk of the telephone menu is for (R-INFO-8), by its name in the glossary. */
    subjects: {
      Reception: 'Appointments, messages, anything else',
      'Fee desk': 'Amounts, receipts, hostel fees',
      'Admission desk': 'Registration, ages, Class XI streams',
      'Transport desk': 'Routes, stops, bus fees',
      'Books and uniforms': 'What to buy, and where',
      'Mobile app': 'Logging in, passwords, payments',
    },
  },
  /** The addresses of the school (R-INFO-8). */
  contact: {
    title: 'Addresses',
    helpDesk: 'Help desk',
    office: 'School office',
    emailOffice: 'E-mail, office',
    emailAdmission: 'E-mail, admission',
  },
  /** At the end of the privacy policy. */
  write: {
    title: 'Where to write',
    school: 'School',
    email: 'E-mail',
    telephone: 'Telephone',
    post: 'Post',
  },
} as const
