import { ContentServiceError } from './client/errors'
import type { CacheAction } from './client/reader'

/** The list in a response: an array, or an object with an array in `data` (R-SERVICE-4). */
export function listIn(body: unknown): unknown[] | undefined {
  const list = dataOf(body) ?? body
  return Array.isArray(list) ? list : undefined
}

const recordFields = ['_id', 'title', 'description', 'attachments'] as const

/** The record in a response: an object, alone, in an array or in `data`. `{ message }` is not a record. */
export function recordIn(body: unknown): unknown {
  const data = dataOf(body) ?? body
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
  if (!listIn(body)) throw ContentServiceError.shape()
  return 'store'
}

/** The tabloid counts as empty when the response is not a list (R-SERVICE-4). Such a response is not saved. */
export function validateTabloid(body: unknown): CacheAction {
  if (body === undefined) throw ContentServiceError.status(404)
  return listIn(body) ? 'store' : 'skip'
}

/** Validates the response for one record. "No record" is a valid response too. */
export function validateRecord(body: unknown): CacheAction {
  return recordIn(body) === undefined ? 'delete' : 'store'
}

function dataOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as { data?: unknown }).data
    : undefined
}
