/** Figures of the annual report (R-INFO-2). */
export const boardResults = [
  { examination: 'AISSE, Class X', passed: '95%', topScore: '96.4%' },
  { examination: 'AISSCE, Class XII', passed: '92%', topScore: '96.8%' },
] as const
