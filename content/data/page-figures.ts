import { boardResults } from './annual-report'
import { counsellors, specialEducators, teacherSectionRatio, teachersTotal } from './staff'

/** The large figures of single pages, taken from the tables (R-INFO-14). */
export const pageFigures = {
  annualReport: boardResults.flatMap(({ examination, passed, topScore }) => [
    { value: passed, label: `passed the ${examination}` },
    { value: topScore, label: `topper’s score, ${examination}` },
  ]),
  counselling: [
    { value: String(counsellors), label: 'counsellors' },
    { value: String(specialEducators), label: 'special educator' },
  ],
  faculty: [
    { value: String(teachersTotal), label: 'teachers' },
    { value: teacherSectionRatio, label: 'teacher-section ratio' },
    { value: String(specialEducators), label: 'special educator' },
    { value: String(counsellors), label: 'counsellors' },
  ],
} as const
