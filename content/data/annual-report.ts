/** The year of the board results and of the result galleries (R-INFO-12). */
export const resultsYear = 2025

/** Teams at the table tennis tournament of the annual report (R-INFO-2). */
export const tournamentTeams = 34

/** Figures of the annual report (R-INFO-2). */
export const boardResults = [
  {
    examination: 'AISSE, Class X',
    className: 'Class X',
    short: 'AISSE',
    house: 'blue',
    passed: '95%',
    topScore: '96.4%',
  },
  {
    examination: 'AISSCE, Class XII',
    className: 'Class XII',
    short: 'AISSCE',
    house: 'red',
    passed: '92%',
    topScore: '96.8%',
  },
] as const
