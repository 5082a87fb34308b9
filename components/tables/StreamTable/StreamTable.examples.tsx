import type { StreamBands } from '@/content/types'
import { StreamTable } from './StreamTable'

const streams: readonly StreamBands[] = [
  {
    stream: 'Science with Maths',
    subjects: { of: 'Science', with: 'Mathematics' },
    english: { from: 61, to: 70 },
    science: { from: 81, to: 90 },
    mathematics: { from: 81, to: 90 },
    socialStudies: null,
  },
  {
    stream: 'Humanities without Economics',
    subjects: { of: 'Humanities', without: 'Economics' },
    english: { from: 71, to: 80 },
    science: null,
    mathematics: null,
    socialStudies: { from: 61, to: 70 },
  },
]

export const examples = { 'two streams': <StreamTable streams={streams} /> }
