/** The streams of Class XI (R-ADMISSION-3, R-ADMISSION-6). */
export const streams = {
  bands: {
    caption: 'Streams and minimum score bands',
    note: 'By subject',
    stream: 'Stream',
    english: 'English',
    science: 'Science',
    mathematics: 'Mathematics',
    socialStudies: 'Social Studies',
    notAsked: 'Not asked',
  },
  tool: {
    title: 'Which stream?',
    before:
      'We have not yet named the examination that these scores are from, nor said whether they are marks or per cent. Ask the admission desk before you choose: press {helpDesk.admission}.',
    hint: 'A number up to 100, or a band such as 71-80. Leave empty what you do not know.',
    show: 'Show the streams',
    prompt: {
      title: 'Six streams',
      text: 'Each asks for a minimum score in two or three subjects. Write your child’s scores to see which streams they are enough for.',
    },
    errors: {
      title: 'No streams yet',
      text: (count: number) =>
        count === 1
          ? 'One score cannot be read. It is marked.'
          : `${count} scores cannot be read. They are marked.`,
      useNearest: (score: string) => `Count ${score} instead`,
      leaveOut: 'Leave them out and show the rest',
    },
    indicative: {
      title: 'Indicative, the school decides.',
      text: 'These scores are a guide, and no promise of a place.',
    },
  },
  answer: {
    open: (open: number, count: number) => `${open} of ${count} streams`,
    openText: (open: number) =>
      open > 0 ? 'These scores are enough for them.' : 'These scores are not yet enough for any.',
    oneOf: (subjects: string) => `one of ${subjects}`,
    unknown: (bound: string | number, subject: string) => `Needs ${bound} in ${subject}.`,
    short: (by: string | number, subject: string, bound: string | number) =>
      `Needs ${bound} in ${subject}, ${by} more.`,
  },
  subjects: {
    fold: 'Subjects of all streams',
    title: 'Subject combinations',
    compulsory: 'Compulsory',
    choice: 'Plus one of',
  },
} as const
