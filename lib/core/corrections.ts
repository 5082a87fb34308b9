import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { formatIsoDay, getRecordDay, toRecordDate } from './dates'
import { isPictureType, getMediaType } from './file-types'

/** The fields of a notice or event that can be corrected (R-CORRECT-1), in the order in which pages list them. */
export const correctedFields = [
  'date',
  'time',
  'place',
  'document',
  'title',
  'text',
  'link',
] as const
export type CorrectedField = (typeof correctedFields)[number]

/** A change after publication that parents have to notice. */
export const correctionSchema = z.object({
  /** ISO time. */
  at: z.iso.datetime(),
  fields: z.array(z.enum(correctedFields)).min(1),
})
export type Correction = z.output<typeof correctionSchema>

/** A record of the content service, not parsed yet. */
export type RawRecord = Readonly<Record<string, unknown>>

const sourceFields: Record<CorrectedField, readonly string[]> = {
  date: ['fromDate', 'date', 'toDate'],
  time: ['time'],
  place: ['venue'],
  document: ['attachments'],
  title: ['title'],
  text: ['description'],
  link: ['url'],
}

/** A change of another field is a correction only if somebody says so: most are typing errors. */
const facts: ReadonlySet<CorrectedField> = new Set(['date', 'time', 'place', 'document'])

export const isFact = (field: CorrectedField): boolean => facts.has(field)

export const findChangedFields = (before: RawRecord, after: RawRecord): CorrectedField[] =>
  correctedFields.filter(
    (field) =>
      !sourceFields[field].every((name) =>
        isDeepStrictEqual(toComparable(field, before[name]), toComparable(field, after[name])),
      ),
  )

/**
 * Makes equivalent values equal: two notations of a day, and a missing and an empty text. An added photograph is no
 * correction.
 */
function toComparable(field: CorrectedField, value: unknown): unknown {
  if (field === 'date') {
    const day = getRecordDay(toRecordDate(value))
    return day ? formatIsoDay(day) : ''
  }
  if (field === 'document') return [value ?? []].flat().filter((name) => !isPicture(name))
  return typeof value === 'string' ? value.trim() : (value ?? '')
}

const isPicture = (name: unknown) => typeof name === 'string' && isPictureType(getMediaType(name))

/** Reads the correction of a record, from a content service or from the desk; `undefined` when there is none. */
export const readCorrection = (record: RawRecord): Correction | undefined =>
  correctionSchema.safeParse(record.correction).data
