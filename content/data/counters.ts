/** The marketing counters as specified (R-INFO-14). */
export const counters = [
  { value: '100+', label: 'teachers' },
  { value: '2000+', label: 'students' },
  { value: '50+', label: 'subjects' },
  { value: '20+', label: 'co-curricular activities' },
] as const
