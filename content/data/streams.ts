import type { Band, StreamBands } from '../types'

const band = (from: number, to: number): Band => ({ from, to })

/** Minimum score bands of the streams of Class XI (R-ADMISSION-3). */
export const streamBands: readonly StreamBands[] = [
  {
    stream: 'Science with Maths',
    subjects: { of: 'Science', with: 'Mathematics' },
    english: band(61, 70),
    science: band(81, 90),
    mathematics: band(81, 90),
    socialStudies: null,
  },
  {
    stream: 'Science without Maths',
    subjects: { of: 'Science', without: 'Mathematics' },
    english: band(61, 70),
    science: band(81, 90),
    mathematics: band(71, 80),
    socialStudies: null,
  },
  {
    stream: 'Commerce with Maths',
    subjects: { of: 'Commerce', with: 'Mathematics' },
    english: band(61, 70),
    science: null,
    mathematics: band(71, 80),
    socialStudies: null,
  },
  {
    stream: 'Commerce without Maths',
    subjects: { of: 'Commerce', without: 'Mathematics' },
    english: band(61, 70),
    science: null,
    mathematics: band(61, 70),
    socialStudies: null,
  },
  {
    stream: 'Humanities with Economics',
    subjects: { of: 'Humanities', with: 'Economics' },
    english: band(71, 80),
    science: null,
    mathematics: band(61, 70),
    socialStudies: band(61, 70),
  },
  {
    stream: 'Humanities without Economics',
    subjects: { of: 'Humanities', without: 'Economics' },
    english: band(71, 80),
    science: null,
    mathematics: null,
    socialStudies: band(61, 70),
  },
]
