import { z } from 'zod'
import type { Glossary } from '../glossary'

/*
 * The schemas of the tables that hold figures. They are separate from the tables, because browsers load some of those,
 * such as the sessions, and need no schemas (docs/decisions/101).
 */

/** The label, the format and the unit of a field. */
export type Field = { label: string; format: Format; unit?: string }

/** `date` and `month` are ISO days, `hour` is 0 to 23, and `dayOfMonth` is "10th" in English. */
export type Format = 'rupees' | 'count' | 'date' | 'month' | 'dayOfMonth' | 'hour' | 'text'

/** The label, format and unit of each field, by its schema. */
export const fields = z.registry<Field>()

export const rupees = (label: string) =>
  z.int().positive().register(fields, { label, format: 'rupees' })
export const count = (label: string, unit: string) =>
  z.int().positive().register(fields, { label, unit, format: 'count' })
export const day = (label: string, format: 'date' | 'month' = 'date') =>
  z.iso.date().register(fields, { label, format })
const hour = (label: string) => z.int().min(0).max(23).register(fields, { label, format: 'hour' })
export const text = (label: string) => z.string().min(1).register(fields, { label, format: 'text' })
const number = (label: string) => z.int().register(fields, { label, format: 'text' })

/** Defines a field that has a name of the glossary of every language. */
const term = <Part extends keyof Glossary>(label: string) =>
  z
    .custom<keyof Glossary[Part]>((value) => typeof value === 'string')
    .register(fields, { label, format: 'text' })

export const session = z.strictObject({
  name: text('Session, such as 2026-27'),
  begins: day('First day'),
  ends: day('Last day'),
  registrationStarts: day('Registration starts'),
  /** From the next day on, places are given in mid-session. */
  registrationEnds: day('Registration ends'),
  transferCertificateBefore: day('Transfer certificate due before', 'month'),
  transferCertificateLatest: day('Transfer certificate due at the latest', 'month'),
})

export const registration = z.strictObject({ fee: rupees('Registration and processing fee') })

export const tuition = z.strictObject({
  months: count('Months of tuition in a year', 'months of tuition'),
  dueDay: z.int().min(1).max(28).register(fields, { label: 'Due by', format: 'dayOfMonth' }),
})

export const admissionLimits = z.strictObject({
  processingDays: count('Admission after the result', 'days'),
  midSessionCertificateDays: count('Transfer certificate in mid-session', 'days'),
})

export const feeGroup = z.strictObject({
  path: text('Its page'),
  name: term<'feeGroups'>('Title of its card and its table'),
  flag: term<'feeFlags'>('Text of its flag'),
  /** Paid once; `null` when not applicable. */
  admission: rupees('Admission fee').nullable(),
  annual: rupees('Annual fee'),
  total: rupees('Total at admission'),
  monthlyTuition: rupees('Monthly tuition'),
})

export const hostelRoom = z.strictObject({
  /** In URLs. */
  value: text('Value'),
  room: term<'rooms'>('Room'),
  instalments: z
    .array(
      z.strictObject({
        part: z.enum(['first', 'second']),
        amount: rupees('Amount of the instalment'),
      }),
    )
    .readonly(),
  total: rupees('Total for the year'),
})

export const transportRoute = z.strictObject({
  number: number('Route'),
  locations: term<'routes'>('Locations'),
  revisedFee: rupees('Revised fee').nullable(),
})

const years = (label: string) => count(label, 'years')

export const ageRow = z.strictObject({
  class: term<'classes'>('Class'),
  minimumAge: years('Minimum age'),
  maximumAge: years('Maximum age'),
  born: z.strictObject({ from: day('Born from'), to: day('Born until') }),
})

export const band = z.strictObject({ from: number('Lowest marks'), to: number('Highest marks') })

export const streamBands = z.strictObject({
  stream: text('Stream'),
  /** The list of subjects that belongs to it, and the elective that it contains or leaves out. */
  subjects: z.strictObject({
    of: text('List of subjects'),
    with: text('With').optional(),
    without: text('Without').optional(),
  }),
  english: band.nullable(),
  science: band.nullable(),
  mathematics: band.nullable(),
  socialStudies: band.nullable(),
})

const rooms = (unit: string) =>
  z.strictObject({ count: count('Number', unit), area: count('Area of each', 'square metres') })

export const campus = z.strictObject({
  area: count('Area', 'square metres'),
  classrooms: rooms('classrooms'),
  laboratories: rooms('laboratories'),
  toilets: z.strictObject({
    girls: count('Toilets for girls', 'toilets'),
    boys: count('Toilets for boys', 'toilets'),
  }),
  internet: z.boolean(),
})

export const staff = z.strictObject({
  posts: z.array(
    z.strictObject({ post: text('Post'), short: z.string(), count: count('Number', 'teachers') }),
  ),
  teachers: count('Teachers', 'teachers'),
  physicalEducation: count('Physical education teachers', 'physical education teachers'),
  sectionRatio: text('Teacher-section ratio'),
  specialEducators: count('Special educators', 'special educators'),
  counsellors: count('Counsellors', 'counsellors'),
  counsellingSince: text('The session in which counselling began'),
})

export const results = z.strictObject({
  examination: text('Examination'),
  className: term<'classes'>('Class'),
  short: text('Short name'),
  house: text('Colour'),
  passed: text('Passed'),
  topScore: text('The topper’s score'),
})

export const counter = z.strictObject({ value: text('Value'), label: text('What is counted') })

export const helpDesk = z.strictObject({
  opens: hour('Opens'),
  closes: hour('Closes'),
  reception: number('Reception'),
  fees: number('Fee desk'),
  admission: number('Admission desk'),
  transport: number('Transport desk'),
  books: number('Books and uniforms'),
  app: number('Mobile app'),
})
