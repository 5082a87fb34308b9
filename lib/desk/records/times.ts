import { z } from 'zod'
import { createDate } from '@/lib/core/dates'
import { kinds } from './kinds'

/** A time: ISO 8601 in the file, milliseconds since 1970 in the program. */
const time = z.codec(z.iso.datetime(), z.number().int(), {
  decode: (text) => Date.parse(text),
  encode: (milliseconds) => createDate(milliseconds).toISOString(),
})

const recordTimes = z.object({
  kind: z.enum(kinds),
  made: time,
  changed: time,
  /** The record is on the site from `from` until `until`. */
  from: time,
  until: time.nullable(),
  /** `sort_key`: order in lists, the highest first. */
  order: z.number().int(),
})

/**
 * The file `desk.json` of an export: what the desk stores about published records in addition to the fields of
 * R-SERVICE-2, by id.
 */
export const deskFile = z.object({ records: z.record(z.string(), recordTimes) })

export type RecordTimes = z.output<typeof recordTimes>
