import 'server-only'
import { reader } from './client/instances'
import { listPath } from './endpoints'
import { collections, type ListEndpoint, cachePolicies, type Audience } from './cache-policies'
import { validateList, validateOptionalList, validateTabloid, extractList } from './response-shape'
import { parseRecords } from './schemas'
import type { Collection, ListResult, Records } from './types'

/** Creates the response validator of a collection's endpoints. */
export const createValidator = (collection: Collection) =>
  cachePolicies[collection].mayBeEmpty
    ? validateOptionalList
    : collection === 'tabloid'
      ? validateTabloid
      : validateList

/**
 * Reads a collection in the service's own order, from the service or from the last good response (R-SERVICE-3,
 * R-SERVICE-4, R-OUTAGE-1). Does not throw when the service is down.
 */
export const readCollection = <Name extends Collection>(
  collection: Name,
  audience: Audience,
): Promise<ListResult<Records[Name]>> =>
  readEndpoints(collection, cachePolicies[collection].endpoints[audience])

/** Reads a collection from the first of these endpoints that responds. */
export async function readEndpoints<Name extends Collection>(
  collection: Name,
  endpoints: readonly ListEndpoint[],
): Promise<ListResult<Records[Name]>> {
  const result = await reader.read(endpoints.map(listPath), createValidator(collection))
  if (result.source === 'none') {
    return { source: 'none', records: [], readAt: null, failure: result.failure.message }
  }
  const records = parseRecords(collection, extractList(result.body) ?? [])
  const { readAt } = result
  return result.source === 'live'
    ? { source: 'live', records, readAt }
    : { source: 'saved', records, readAt, failure: result.failure.message }
}

/**
 * Reads the last good list, `undefined` when there is none. The result is always a list that the service
 * returned, while the live tabloid also counts as empty when the response is not a list (R-SERVICE-4).
 */
export async function readSavedCollection<Name extends Collection>(
  collection: Name,
): Promise<{ records: Records[Name][]; readAt: string } | undefined> {
  const copy = await reader.readSaved(
    cachePolicies[collection].endpoints.list.map(listPath),
    validateList,
  )
  return (
    copy && { records: parseRecords(collection, extractList(copy.body) ?? []), readAt: copy.readAt }
  )
}

/**
 * Reads every list once when the server starts, so that each has a copy before the first outage and
 * `/api/health` has a status before the first visit.
 */
export async function warmUp(): Promise<void> {
  const audiences: Audience[] = ['home', 'list']
  await Promise.all(
    collections.flatMap((name) => audiences.map((audience) => readCollection(name, audience))),
  )
}
