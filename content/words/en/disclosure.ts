/** The mandatory disclosure, and the tables of what it publishes (R-DISCLOSURE-2, R-DISCLOSURE-3, R-INFO-14). */
export const disclosure = {
  available: 'Available',
  awaited: 'Awaited',
  /** Links to the parts of Appendix IX, with how much of each is awaited. */
  contents: 'Parts of the disclosure',
  parts: { A: 'General', B: 'Documents', C: 'Results', D: 'Staff', E: 'Infrastructure' },
  count: (awaited: number) => `${awaited} awaited`,
  documents: {
    name: 'Document',
    status: 'Status',
    open: (type: string) => `Open the ${type === 'Page' ? 'page' : type}`,
    attested: (by: string, on: string) => `Attested by ${by} on ${on}.`,
    validUntil: (day: string) => `Valid until ${day}.`,
    oneAwaited: 'We are still preparing it.',
    allAwaited: (count: string | number) => `None of the ${count} papers is here yet.`,
  },
  facts: { item: 'Information', details: 'Details' },
  committee: {
    office: 'Office',
    filledBy: 'Filled by',
    note: 'By office',
    /** Before the school has entered the seats. */
    members: 'Members',
    empty: 'We publish the members here once they are named.',
  },
  staff: {
    caption: 'Teachers by post',
    post: 'Post',
    teachers: 'Teachers',
    total: 'Teachers in all',
  },
  boardYears: {
    caption: (className: string) => `Result: ${className}`,
    number: 'S. no.',
    year: 'Year',
    registered: 'No. of registered students',
    passed: 'No. of students passed',
    passPercentage: 'Pass percentage',
    remarks: 'Remarks',
    empty: 'Awaited: the results of the last three years.',
  },
  strength: {
    caption: 'Number of students by class',
    className: 'Class',
    students: 'Students',
    total: 'All classes',
    empty: 'Awaited: one row for each class.',
  },
  teachers: {
    caption: 'Details of teachers',
    name: 'Name',
    designation: 'Designation',
    qualification: 'Qualification',
    empty: 'Awaited: one row for each teacher.',
  },
} as const
