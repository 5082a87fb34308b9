import { ContentServiceError } from './client/errors'
import type { CacheAction } from './client/reader'

/** The list in an answer: an array, or an object whose `data` is one (R-SERVICE-4). */
export function listIn(body: unknown): unknown[] | undefined {
  const list = dataOf(body) ?? body
  return Array.isArray(list) ? list : undefined
}

const ownFields = ['_id', 'title', 'description', 'attachments'] as const

/** The record in an answer of one: by itself, in an array, or in `data`. Something like `{ message }` is none. */
export function recordIn(body: unknown): unknown {
  const held = dataOf(body) ?? body
  const record: unknown = Array.isArray(held) ? held[0] : held
  const isRecord =
    typeof record === 'object' && record !== null && ownFields.some((field) => field in record)
  return isRecord ? record : undefined
}

/**
 * Checks the answer of a list call.
 * @throws ContentServiceError when it is not a list.
 */
export function validateList(body: unknown): CacheAction {
  if (body === undefined) throw ContentServiceError.status(404)
  if (!listIn(body)) throw ContentServiceError.shape()
  return 'store'
}

/** The tabloid's answer counts as empty when it is not a list (R-SERVICE-4), but that is nothing to keep. */
export function validateTabloid(body: unknown): CacheAction {
  if (body === undefined) throw ContentServiceError.status(404)
  return listIn(body) ? 'store' : 'skip'
}

/** Checks the answer of a call for one record; that there is none is an answer too. */
export function validateRecord(body: unknown): CacheAction {
  return recordIn(body) === undefined ? 'delete' : 'store'
}

function dataOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as { data?: unknown }).data
    : undefined
}
