import type { Sheet } from './sheet'

const onTheDay = {
  list: [
    'Reporting at 8:00. The gate stays open for late buses; nobody is turned back.',
    'Two blue pens, pencils, the geometry box and a steel water bottle.',
    'A child who feels ill goes to the infirmary, where there is a desk and a teacher.',
    'Papers end at 12:15. Buses leave at 12:30.',
  ],
}

/** Date sheets of the examinations that the news announces. */
export const examSheets: readonly Sheet[] = [
  {
    slug: 'annual-exam-2027-date-sheet',
    title: 'Annual examination 2027',
    subtitle: 'Classes III to IX and XI · 25 February to 15 March 2027',
    blocks: [
      {
        head: ['Date', 'III to V', 'VI to VIII', 'IX and XI'],
        shares: [1.3, 1, 1, 1.3],
        rows: [
          ['Thursday 25 February', 'English', 'Mathematics', 'English'],
          ['Monday 1 March', 'Mathematics', 'English', 'Mathematics, Accountancy, History'],
          ['Thursday 4 March', 'Bengali or Hindi', 'Science', 'Science, Physics, Business Studies'],
          [
            'Monday 8 March',
            'Environment',
            'Social studies',
            'Social science, Chemistry, Economics',
          ],
          [
            'Thursday 11 March',
            'Computer',
            'Bengali or Hindi',
            'Second language, Biology, Geography',
          ],
          ['Monday 15 March', 'Drawing', 'Computer and AI', 'Optional subject'],
        ],
      },
      'On the desk: pens, pencils, the geometry box, a watch without a voice, the admit slip. Nothing else.',
      onTheDay,
    ],
  },
  {
    slug: 'half-yearly-2026-date-sheet',
    title: 'Half-yearly examination 2026',
    subtitle: 'Classes III to XII · 15 to 25 September 2026',
    blocks: [
      {
        head: ['Date', 'III to V', 'VI to VIII', 'IX to XII'],
        shares: [1.3, 1, 1, 1.3],
        rows: [
          ['Tuesday 15 September', 'English', 'English', 'English'],
          ['Wednesday 16 September', '–', 'Bengali or Hindi', 'Second language'],
          ['Thursday 17 September', 'Mathematics', '–', 'Optional subject'],
          ['Friday 18 September', '–', 'Mathematics', '–'],
          [
            'Monday 21 September',
            'Bengali or Hindi',
            'Science',
            'Mathematics, Accountancy, History',
          ],
          ['Tuesday 22 September', '–', '–', 'Computer Science, Biology'],
          [
            'Wednesday 23 September',
            'Environment',
            'Social studies',
            'Science, Physics, Business Studies',
          ],
          ['Thursday 24 September', '–', '–', '–'],
          [
            'Friday 25 September',
            'Drawing',
            'Computer and AI',
            'Social science, Chemistry, Economics',
          ],
        ],
      },
      onTheDay,
    ],
  },
  {
    slug: 'annual-exam-2026-date-sheet',
    title: 'Annual examination 2026',
    subtitle: 'Classes III to IX and XI · 26 February to 16 March 2026',
    blocks: [
      {
        head: ['Date', 'III to V', 'VI to VIII', 'IX and XI'],
        shares: [1.3, 1, 1, 1.3],
        rows: [
          ['Thursday 26 February', 'Mathematics', 'English', 'English'],
          ['Thursday 5 March', 'English', 'Science', 'Science, Physics, Business Studies'],
          ['Saturday 7 March', '–', 'Bengali or Hindi', 'Second language'],
          ['Monday 9 March', 'Environment', 'Mathematics', 'Mathematics, Accountancy, History'],
          ['Wednesday 11 March', '–', '–', 'Optional subject'],
          [
            'Friday 13 March',
            'Bengali or Hindi',
            'Social studies',
            'Social science, Chemistry, Economics',
          ],
          [
            'Monday 16 March',
            'Computer',
            'Computer and AI',
            'Biology, Computer Science, Geography',
          ],
        ],
      },
      'Board candidates write on the ground floor in the same weeks. Please use the east stairs and keep voices low.',
      onTheDay,
    ],
  },
  {
    slug: 'half-yearly-2025-date-sheet',
    title: 'Half-yearly examination 2025',
    subtitle: 'Classes III to XII · 8 to 19 September 2025',
    blocks: [
      {
        head: ['Date', 'Paper', 'Laboratory open in the afternoon'],
        shares: [1.2, 1.6, 1.4],
        rows: [
          ['Monday 8 September', 'English, all classes', 'Physics'],
          ['Wednesday 10 September', 'Mathematics; Accountancy; History', 'Chemistry'],
          ['Friday 12 September', 'Bengali or Hindi', 'Biology'],
          ['Monday 15 September', 'Science; Physics; Business Studies', 'Physics and Chemistry'],
          ['Wednesday 17 September', 'Social studies; Chemistry; Economics', 'Computer'],
          ['Friday 19 September', 'Computer and AI; Biology; Geography', '–'],
        ],
      },
      'A teacher is at the bench from 1:00 to 2:30 on the afternoons shown. Bring the practical notebook.',
      onTheDay,
    ],
  },
  {
    slug: 'annual-exam-2025-date-sheet',
    title: 'Annual examination 2025',
    subtitle: 'Classes III to IX and XI · 24 February to 12 March 2025',
    blocks: [
      {
        head: ['Date', 'III to V', 'VI to VIII', 'IX and XI'],
        shares: [1.3, 1, 1, 1.3],
        rows: [
          ['Monday 24 February', 'English', 'Mathematics', 'English'],
          ['Thursday 27 February', 'Mathematics', 'English', 'Mathematics, Accountancy, History'],
          ['Monday 3 March', 'Bengali or Hindi', 'Science', 'Science, Physics, Business Studies'],
          [
            'Thursday 6 March',
            'Environment',
            'Social studies',
            'Social science, Chemistry, Economics',
          ],
          ['Monday 10 March', 'Computer', 'Bengali or Hindi', 'Second language'],
          ['Wednesday 12 March', 'Drawing', 'Computer and AI', 'Optional subject'],
        ],
      },
      'The library opens at seven on all paper days, for pupils on the first buses.',
      onTheDay,
    ],
  },
]
