/** The results of the board examinations (R-INFO-2, R-INFO-12). */
export const results = {
  table: {
    caption: 'Board results',
    note: 'CBSE, Class X and Class XII',
    examination: 'Examination',
    passed: 'Passed',
    topScore: 'Topper’s score',
  },
  honours: {
    title: 'What we honour',
    consent: 'We show the picture of an honour when the pupil and the parents have agreed to it.',
  },
  poster: {
    name: (year: number) => `Board results of ${year}`,
    key: 'Each dot is one pupil in a hundred. A full dot passed.',
    honours:
      'What we honour on the field, on the stage and for the house, and how we prepare for it.',
    report: 'The year in words: results, sport, culture and care.',
    passed: (examination: string) => `passed the ${examination}`,
    topScore: 'the topper’s score',
    chart: (passed: number) => `${passed} of 100 pupils passed`,
  },
} as const
