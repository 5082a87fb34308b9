export type PlaceHotspot = {
  /** Its URL on the page: `/our-campus/library#table`. */
  id: string
  name: string
  /** Where its flag is, as fractions of the width and height of the picture of the page. */
  at: readonly [x: number, y: number]
  /** One sentence about what people do there. */
  words: string
  /** The page that says more. */
  page?: string
}

/** The hotspots in the pictures of the pages of places (R-INFO-22). */
export const hotspots: Readonly<Record<string, readonly PlaceHotspot[]>> = {
  '/our-campus/infrastructure': [
    {
      id: 'classrooms',
      name: 'Classrooms',
      at: [0.5, 0.62],
      words: 'Sit at a desk of your own, near the board or near a window.',
    },
    {
      id: 'clock',
      name: 'Under the clock',
      at: [0.66, 0.5],
      words: 'Wait here for whoever fetches you.',
    },
    {
      id: 'laboratories',
      name: 'Laboratories',
      at: [0.82, 0.62],
      words: 'Do the experiment yourself, while the teacher stays in the room.',
    },
    {
      id: 'grounds',
      name: 'Grounds',
      at: [0.26, 0.8],
      words: 'Run, play in a team, or swim.',
      page: '/beyond-academic/sports-and-games',
    },
  ],
  '/our-campus/library': [
    {
      id: 'shelves',
      name: 'Open shelves',
      at: [0.25, 0.36],
      words: 'Look for yourself: first readers are at the bottom.',
    },
    {
      id: 'ladder',
      name: 'The ladder',
      at: [0.73, 0.28],
      words: 'Ask the librarian, then climb.',
    },
    {
      id: 'table',
      name: 'The long table',
      at: [0.35, 0.82],
      words: 'Read here in silence, by the green lamps.',
    },
    {
      id: 'textbooks',
      name: 'Books for lessons',
      at: [0.83, 0.76],
      words: 'Find the titles that your class needs in its list.',
      page: '/academics/book-list',
    },
  ],
}
