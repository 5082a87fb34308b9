import { ContentServiceError } from './client/errors'
import type { CacheAction } from './client/reader'

/** Extracts the list in a response: an array, or an object with an array in `data` (R-SERVICE-4). */
export function extractList(body: unknown): unknown[] | undefined {
  const list = extractData(body) ?? body
  return Array.isArray(list) ? list : undefined
}

const recordFields = ['_id', 'title', 'description', 'attachments'] as const

/** Extracts the record in a response: an object, alone, in an array or in `data`. `{ message }` is not a record. */
export function extractRecord(body: unknown): unknown {
  const data = extractData(body) ?? body
  const record: unknown = Array.isArray(data) ? data[0] : data
  const isRecord =
    typeof record === 'object' && record !== null && recordFields.some((field) => field in record)
  return isRecord ? record : undefined
}

/**
 * Validates the response of a list endpoint.
 * @throws ContentServiceError when it is not a list.
 */
export function validateList(body: unknown): CacheAction {
  if (body === undefined) throw ContentServiceError.status(404)
  if (!extractList(body)) throw ContentServiceError.shape()
  return 'store'
}

/**
 * Validates the response of a list that may be empty: services without such a record answer 404, with nothing, or that
 * they have found nothing (R-SERVICE-11). A 404 may also be an outage, as long as no other list is there. The saved copy
 * is replaced, so that what was taken down does not come back.
 */
export function validateOptionalList(body: unknown): CacheAction {
  if (body === undefined) return 'confirm'
  return isNothing(body) ? 'store' : validateList(body)
}

/** What services say when there is no record: "No data found", "No active notifications", "Record not found". */
const records = '(?:data|records?|results?|notifications?|notices?|highlights?|registrations?)'
const nothingFound = new RegExp(
  `^(?:no (?:\\w+ )*${records}(?: found| available)?|(?:(?:\\w+ )*${records} )?not found|nothing found)[.!]?$`,
  'i',
)

const saysNothing = (value: unknown) => typeof value === 'string' && nothingFound.test(value.trim())

/** Returns whether a value stands for an empty list. */
const isEmptyValue = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  saysNothing(value) ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Fields that say whether a record was found, and their values if none was. */
const outcomeFields = ['status', 'statusCode', 'code', 'success'] as const
const refusals = ['false', '0', '204', '404', 'fail', 'failed', 'failure']

/** Returns whether a response says that there is no record. One that names an error does not. */
function isNothing(body: unknown): boolean {
  if (isEmptyValue(body)) return true
  if (typeof body !== 'object' || Array.isArray(body)) return false
  const fields = body as Record<string, unknown>
  if (!isEmptyValue(fields.data) || !isEmptyValue(fields.error) || !isEmptyValue(fields.errors))
    return false
  return (
    'data' in fields ||
    outcomeFields.some((field) => refusals.includes(String(fields[field]).toLowerCase())) ||
    [fields.message, fields.error].some(saysNothing)
  )
}

/**
 * Validates the response of the tabloid. It counts as empty when it is not a list (R-SERVICE-4), and is then not saved.
 */
export function validateTabloid(body: unknown): CacheAction {
  if (body === undefined) throw ContentServiceError.status(404)
  return extractList(body) ? 'store' : 'skip'
}

/** Validates the response for one record. "No record" is a valid response too. */
export function validateRecord(body: unknown): CacheAction {
  return extractRecord(body) === undefined ? 'delete' : 'store'
}

function extractData(body: unknown): unknown {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as { data?: unknown }).data
    : undefined
}
