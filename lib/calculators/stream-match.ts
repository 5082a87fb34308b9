import { z } from 'zod'
import { streamBands } from '@/content/data/streams'
import { subjectCombinations } from '@/content/data/subjects'
import type { Band, StreamBands, SubjectCombination } from '@/content/types'
import { toEuropeanDigits } from '@/lib/core/normalise'
import { takeFirst, type Parameters } from '@/lib/http/parameters'

/** The subjects of the bands, by their name in URLs. */
export const scoreSubjects = {
  english: 'English',
  science: 'Science',
  mathematics: 'Mathematics',
  socialStudies: 'Social Studies',
} as const satisfies Partial<Record<keyof StreamBands, string>>

export type ScoreSubject = keyof typeof scoreSubjects
const subjects = Object.keys(scoreSubjects) as ScoreSubject[]

/** The highest score. The school has not said whether it means marks or per cent. */
const maxScore = 100

const bands: readonly Band[] = streamBands.flatMap((stream) =>
  subjects.flatMap((subject) => stream[subject] ?? []),
)
const topBand = { from: Math.max(...bands.map(({ to }) => to)) + 1, to: maxScore }

/** The bands of the table and the one above them, from low to high. */
export const scoreBands: readonly string[] = [
  ...new Set(
    [...bands, topBand].toSorted((a, b) => a.from - b.from).map(({ from, to }) => `${from}-${to}`),
  ),
]

/** The values of the form, which may be anything. */
export type ScoreFields = Record<ScoreSubject, string>

/** A value that is no score, and the nearest one that is. */
export type ScoreError = { subject: ScoreSubject; reason: string; nearest: string }

/** A subject in which a score is missing, or below the lower bound of the band. */
export type Shortfall = { subject: ScoreSubject; bound: number; by: number | null }

export type StreamMatch = {
  stream: string
  /** Empty when all lower bounds are met. */
  shortfalls: Shortfall[]
  /** The subjects that go with the stream. */
  subjects: SubjectCombination
}

const maxValueLength = 20
const value = z
  .preprocess(takeFirst, z.string().trim())
  .transform((text) => toEuropeanDigits(text.slice(0, maxValueLength)))
  .catch('')

const scoreFields = z.object({
  english: value,
  science: value,
  mathematics: value,
  socialStudies: value,
} satisfies Record<ScoreSubject, unknown>)

/** Parses `?english=72&science=81-90`. */
export const parseScoreFields = (parameters: Parameters): ScoreFields =>
  scoreFields.parse(parameters)

/** The form of a URL without a query. */
export const emptyScores: ScoreFields = scoreFields.parse({})

/** Returns the values that are neither empty nor a score. */
export const scoreErrors = (fields: ScoreFields): ScoreError[] =>
  subjects.flatMap((subject) => {
    const score = parseScore(fields[subject])
    if (score === undefined || (score >= 0 && score <= maxScore)) return []
    return Number.isNaN(score)
      ? {
          subject,
          reason: `Write a number from 0 to ${maxScore}, or a band such as 71-80.`,
          nearest: '',
        }
      : {
          subject,
          reason: `${fields[subject]} is more than ${maxScore}.`,
          nearest: String(maxScore),
        }
  })

/**
 * Parses the score in a field. A band counts as its lower end. `undefined` when it is empty, `NaN` when it is no score.
 */
function parseScore(text: string): number | undefined {
  if (text === '') return undefined
  const [, from, to] = /^(\d{1,5}(?:\.\d{1,2})?)(?: ?(?:-|–|to) ?(\d{1,3}))?$/.exec(text) ?? []
  if (from === undefined || (to !== undefined && Number(to) < Number(from))) return NaN
  return Number(from)
}

/** Returns each stream, in the order of the table, with what the scores fall short of (R-ADMISSION-6). */
export const matchStreams = (fields: ScoreFields): StreamMatch[] =>
  streamBands.map((bands) => ({
    stream: bands.stream,
    shortfalls: subjects.flatMap((subject) =>
      findShortfall(subject, bands[subject], parseScore(fields[subject])),
    ),
    subjects: listSubjects(bands),
  }))

function findShortfall(
  subject: ScoreSubject,
  band: Band | null,
  score: number | undefined,
): Shortfall[] {
  if (!band || (score !== undefined && score >= band.from)) return []
  const shortBy = score === undefined ? null : Math.round((band.from - score) * 100) / 100
  return [{ subject, bound: band.from, by: shortBy }]
}

/**
 * Returns the combination of a stream: a list with the subject that it contains has no other, or it lacks that subject.
 */
function listSubjects({ stream, subjects }: StreamBands): SubjectCombination {
  const { compulsory, choices } = subjectCombinations.find(
    (combination) => combination.stream === subjects.of,
  )!
  return {
    stream,
    compulsory,
    choices: choices.map((list) =>
      subjects.with && list.includes(subjects.with)
        ? [subjects.with]
        : list.filter((subject) => subject !== subjects.without),
    ),
  }
}

/** The page of the streams. */
export const streamsPath = '/admission/admission-criteria-class-elleven'

/** The id of the answer, which the form and every link to an answer lead to. */
export const streamsAnchor = 'streams'

/** Returns the URL of the answer to these scores. */
export const buildStreamsHref = (fields: ScoreFields): string =>
  `${streamsPath}?${new URLSearchParams(fields)}#${streamsAnchor}`
