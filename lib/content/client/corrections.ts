import 'server-only'
import {
  findChangedFields,
  readCorrection,
  isFact,
  type Correction,
  type RawRecord,
} from '@/lib/core/corrections'
import { extractList } from '@/lib/content/response-shape'
import type { SavedResponse } from './last-good'

/** The lists whose corrections visitors see. */
const corrected = /^\/api\/(?:news|events)\//

/**
 * Marks the records of a list that differ from the last good response (R-CORRECT-2), because providers do not say what
 * has changed. The marks are saved with the response, so that they persist. Unchanged lists and records stay the same
 * objects.
 */
export function createCorrections() {
  const markedLists = new WeakMap<object, unknown>()
  const markedRecords = new WeakMap<object, RawRecord>()

  return async function mark(
    endpoint: string,
    { body, readAt }: SavedResponse,
    load: () => Promise<SavedResponse | undefined>,
  ): Promise<unknown> {
    const list = corrected.test(endpoint) ? extractList(body) : undefined
    if (!list) return body
    const known = markedLists.get(list)
    if (known) return known
    const saved = extractList((await load())?.body) ?? []
    const before = new Map(saved.filter(isRecord).map((record) => [buildKey(record), record]))
    const marked = list.map((record) => {
      if (!isRecord(record) || record._id == null) return record
      const current =
        markedRecords.get(record) ?? markRecord(record, before.get(buildKey(record)), readAt)
      markedRecords.set(record, current)
      return current
    })
    const result = marked.every((record, index) => record === list[index]) ? body : marked
    markedLists.set(list, result)
    return result
  }
}

function markRecord(record: RawRecord, before: RawRecord | undefined, at: string): RawRecord {
  if (!before) return record
  const fields = findChangedFields(before, record).filter(isFact)
  const correction: Correction | undefined =
    fields.length > 0 ? { at, fields } : readCorrection(before)
  return correction ? { ...record, correction } : record
}

const isRecord = (record: unknown): record is RawRecord =>
  typeof record === 'object' && record !== null

const buildKey = ({ _id }: RawRecord) => JSON.stringify(_id)
