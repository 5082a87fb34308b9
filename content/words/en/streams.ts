/** The streams of Class XI (R-ADMISSION-3, R-ADMISSION-6). */
export const streams = {
  bands: {
    caption: 'Streams and minimum score bands',
    note: 'Class XI; minimum score in each subject',
    stream: 'Stream',
    english: 'English',
    science: 'Science',
    mathematics: 'Mathematics',
    socialStudies: 'Social Studies',
    notAsked: 'Not asked',
    unit: 'We will say here which examination these scores are from, and whether they are marks or per cent. Until then, please ask the admission desk before you choose: ring the help desk and press {helpDesk.admission}.',
  },
  tool: {
    title: 'Which stream?',
    hint: 'A number up to 100, or a band such as 71-80. Leave empty what you do not know.',
    show: 'Show the streams',
    prompt: {
      title: 'Six streams',
      text: 'Each asks for a lower bound in two or three subjects. Write the scores, and see which bounds they meet, which subjects go with the stream, and what is short by how much.',
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
      text: 'Ask the admission desk which examination the scores are from, and whether they are marks or per cent: ring the help desk and press {helpDesk.admission}.',
    },
  },
  answer: {
    open: (open: number, count: number) => `${open} of ${count}`,
    openText: 'streams have lower bounds that these scores meet',
    subjects: 'The subjects that go with it',
    oneOf: (subjects: string) => `One of ${subjects}`,
    unknown: (bound: string | number, subject: string) => `Asks for ${bound} in ${subject}.`,
    short: (by: string | number, subject: string, bound: string | number) =>
      `Short by ${by} in ${subject}, which asks for ${bound}.`,
  },
  subjects: {
    title: 'Subject combinations',
    compulsory: 'Compulsory',
    choice: 'Plus one of',
  },
} as const
