/**
 * The fees: the calculator, the cards and the tables (R-FEES-1 to R-FEES-8). `{name}` is a placeholder; classes, groups
 * and rooms have their names in the glossary.
 */
export const fees = {
  /** "What will it cost us?" (R-FEES-7). */
  tool: {
    title: 'What will it cost us?',
    class: 'Class',
    chooseClass: 'Choose a class',
    pupil: 'Pupil',
    pupils: { new: 'New', existing: 'Already here' },
    living: 'Day or hostel',
    day: 'Day',
    hostel: 'Hostel, {room}',
    show: 'Show what it costs',
    range: '{from} to {to}',
    rangeText: 'for the first year of a new day pupil, without the bus. It depends on the class.',
    chooseText:
      'Choose one to see what is due at registration, at admission, each month and for the hostel.',
    /** After the amount, as large print: what it is for. */
    firstYearOf: 'in the first year: {choice}',
    yearOf: 'in a year: {choice}',
    /** The answer in one line. */
    firstYearTitle: '{choice}: {amount} in the first year',
    yearTitle: '{choice}: {amount} in a year',
    payment: 'Payment',
    amount: 'Amount',
    firstYear: 'First year',
    year: 'A year',
    later: 'A year after it, at the same fees',
    enquire: 'Enquire for {class}',
    send: 'Send to family',
    print: 'Print',
    /** The way to the page of the class. */
    classPage: '{class}: dates, papers and books',
    message: '{school}, fees {session}: {choice}',
    notInSum: 'Not in this sum: {items}.',
    leftOut: 'the bus, books, uniform',
    leftOutHostel: 'the bus, books, uniform, the prospectus of the hostel',
    bus: 'For the bus ring {phone} and press {digit}.',
    otherTable:
      'Another table has other amounts: {table}. Press {digit} for the fee desk and ask which holds for you before you pay.',
    boys: 'The hostel is for boys.',
    terms: 'All fees are non-refundable. The annual fee may be revised yearly.',
    nearest: 'The nearest that is possible:',
    linkText:
      'Registration, admission, tuition and hostel, added up for your child’s first year. Without the bus.',
  },
  /** The parts of a choice, such as "Class IX, new, hostel, AC room". */
  choice: { new: 'new', existing: 'already here', day: 'day', hostel: 'hostel, {room} room' },
  /** Why there is no such choice (R-FEES-8). */
  refusals: {
    pupil: 'A pupil is either new or already here.',
    living: 'A pupil comes by day, or lives in a non-AC or AC room of the hostel.',
    noNewPupils: '{class} takes no new pupils.',
    noFees: 'The fees of {class} are not on this site. Ring the help desk and press {digit}.',
    noHostel: 'The hostel takes boys from {class} onwards.',
    kindergarten: 'There is no KG here. Before Class I come Pre-Nursery, Nursery and Prep.',
    classes: 'The classes here are {first} to {last}.',
    noClass: 'The classes here are {first} to {last}, not “{text}”.',
  },
  /** What is paid, and when. */
  payments: {
    everyYear: 'Every year',
    everyMonth: 'Each month',
    tuition: '{item}, {due}, {product}',
    hostel: 'Hostel, {room} room, {instalment} instalment',
    admission: 'Admission {admission} + annual fee {annual}',
    annual: 'Annual fee {annual}',
  },
  /** The kinds of fee, in the order of the tables. All are non-refundable (R-FEES-2). */
  items: {
    registration: {
      particulars: 'Registration and processing',
      frequency: 'One time',
      payable: 'At registration',
    },
    admission: {
      particulars: 'Admission',
      frequency: 'One time',
      payable: 'At admission',
    },
    annual: {
      particulars: 'Annual fee',
      frequency: 'Annually',
      payable: 'At admission, then every year',
    },
    tuition: {
      particulars: 'Tuition',
      frequency: 'Monthly',
      payable: 'By the {day}th of each month',
    },
  },
  cards: {
    name: 'Fees by class',
    total: 'Total at admission',
    newPupil: 'New pupil, at admission',
    tuition: 'Monthly tuition',
    transport: 'Transport',
    routes: 'Routes',
    monthly: 'Monthly fee',
    from: 'From {amount}',
    askDesk: 'Ask the transport desk',
  },
  table: {
    caption: 'Fees, {group}',
    note: 'Session {session}, in ₹',
    particulars: 'Particulars',
    frequency: 'Frequency',
    payable: 'Payable',
    amount: 'Amount',
    notApplicable: 'Not applicable',
    total: 'Total at admission',
    parts: 'Admission and annual fee',
    annualOnly: 'Annual fee',
    terms:
      'All fee items are non-refundable. The registration and processing fee is not part of the total at admission. Tuition and transport fees are due by the {day}th of each month. The annual fee may be revised yearly by the managing committee.',
  },
  transport: {
    caption: 'Transport fee by route',
    note: 'Session {session}. A dash: not published yet',
    /** Folds the table. */
    unpublished: 'None published yet',
    route: 'Route',
    routeNumber: 'Route {number}',
    locations: 'Locations',
    fee: 'Revised fee (₹)',
    terms:
      'The transport fee is non-refundable and due by the {day}th of each month. Transport fees may rise if diesel prices rise.',
  },
  hostel: {
    caption: 'Hostel fee by room',
    room: 'Room',
    roomName: '{room} room',
    part: '{name} instalment, {payable}',
    instalments: {
      first: { name: '1st', payable: 'at admission' },
      second: { name: '2nd', payable: 'before the Durga Puja vacations' },
    },
    total: 'Total for the year',
  },
} as const
