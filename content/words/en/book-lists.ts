/** The book list of each class (R-INFO-6). */
export const bookLists = {
  caption: 'Book lists',
  note: (session: string) => `Session ${session}, one document for each class`,
  session: (session: string) => `Session ${session}`,
  /** Before the school has put its lists here. */
  empty:
    'We are still putting the lists together. The office tells you what your child’s class needs.',
  className: 'Class',
  link: (className: string) => `Book list, ${className} (PDF)`,
  document: 'Document',
  file: (size: string) => `PDF, ${size}`,
} as const
