import { z } from 'zod'
import { createDate } from '@/lib/core/dates'
import { kinds } from './kinds'

/** ISO 8601 in the file, milliseconds since 1970 in the program. */
const time = z.codec(z.iso.datetime(), z.number().int(), {
  decode: (text) => Date.parse(text),
  encode: (milliseconds) => createDate(milliseconds).toISOString(),
})

const recordTimes = z.object({
  kind: z.enum(kinds),
  made: time,
  changed: time,
  /** From when until when it is on the site. */
  from: time,
  until: time.nullable(),
  /** `sort_key`: sorts lists, the highest first. */
  order: z.number().int(),
})

/**
 * The file `desk.json` of an export: what the desk knows of a published record besides the fields of R-SERVICE-2, by its
 * id.
 */
export const deskFile = z.object({ records: z.record(z.string(), recordTimes) })

export type RecordTimes = z.output<typeof recordTimes>
