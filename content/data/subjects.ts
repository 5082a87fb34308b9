import type { SubjectCombination } from '../types'

/** Subjects of Class XI: all compulsory ones, and one of each list (R-ADMISSION-3). */
export const subjectCombinations: readonly SubjectCombination[] = [
  {
    stream: 'Science',
    compulsory: ['English', 'Physics', 'Chemistry'],
    choices: [
      ['Biology', 'Computer Science'],
      [
        'Mathematics',
        'Informatics Practices',
        'Psychology',
        'Entrepreneurship',
        'Applied Mathematics',
      ],
      ['Physical Education', 'Kathak', 'Economics', 'Painting'],
    ],
  },
  {
    stream: 'Commerce',
    compulsory: ['English', 'Accountancy', 'Business Studies', 'Economics'],
    choices: [
      [
        'Mathematics',
        'Informatics Practices',
        'Applied Mathematics',
        'Entrepreneurship',
        'Legal Studies',
      ],
      ['Physical Education', 'Kathak', 'Hindi', 'Bengali', 'Painting'],
    ],
  },
  {
    stream: 'Humanities',
    compulsory: ['English', 'History', 'Political Science', 'Geography'],
    choices: [
      ['Economics', 'Informatics Practices', 'Psychology', 'Sociology', 'Legal Studies'],
      ['Physical Education', 'Kathak', 'Hindi', 'Bengali', 'Painting'],
    ],
  },
]
