import type { FeeGroup, FeeTerms } from '@/content/types'
import { FeeTable } from './FeeTable'

const terms: FeeTerms = { session: '2026-27', registration: 2500, tuitionMonths: 12, dueDay: 10 }

const newPupils: FeeGroup = {
  path: '/fee-structure/class-one-to-eight-2026-27',
  name: 'Class I to VIII',
  flag: 'I–VIII',
  admission: 43000,
  annual: 29000,
  total: 72000,
  monthlyTuition: 4690,
}

const existingPupils: FeeGroup = {
  path: '/fee-structure/class-elleven-2026-27',
  name: 'Class XI, existing students',
  flag: 'XI',
  admission: null,
  annual: 44000,
  total: 44000,
  monthlyTuition: 5490,
}

export const examples = {
  'new pupils': <FeeTable fees={newPupils} terms={terms} />,
  'pupils of the school, without the note': (
    <FeeTable fees={existingPupils} terms={terms} withoutNote />
  ),
}
