import 'server-only'
import { reader } from './client/instances'
import { listPath } from './endpoints'
import { collections, type ListEndpoint, cachePolicies, type Audience } from './lifetimes'
import { validateList, validateTabloid, listIn } from './response-shape'
import { parseRecords } from './schemas'
import type { Collection, ListResult, Records } from './types'

/** The shape that a collection's calls must answer in. */
export const validatorOf = (collection: Collection) =>
  collection === 'tabloid' ? validateTabloid : validateList

/**
 * The records of a collection in the service's own order: from the service, else from the last good answer
 * (R-SERVICE-3, R-SERVICE-4, R-OUTAGE-1). Never throws because the service is down.
 */
export const readCollection = <Name extends Collection>(
  collection: Name,
  audience: Audience,
): Promise<ListResult<Records[Name]>> =>
  readEndpoints(collection, cachePolicies[collection].endpoints[audience])

/** The same from the first of the given calls that answers. */
export async function readEndpoints<Name extends Collection>(
  collection: Name,
  endpoints: readonly ListEndpoint[],
): Promise<ListResult<Records[Name]>> {
  const result = await reader.read(endpoints.map(listPath), validatorOf(collection))
  if (result.source === 'none') {
    return { source: 'none', records: [], readAt: null, failure: result.failure.message }
  }
  const records = parseRecords(collection, listIn(result.body) ?? [])
  const { readAt } = result
  return result.source === 'live'
    ? { source: 'live', records, readAt }
    : { source: 'saved', records, readAt, failure: result.failure.message }
}

/**
 * The records of the last good list, `undefined` when there is none. Unlike a reading of the tabloid, which
 * counts as empty when the answer is not a list (R-SERVICE-4), this is a list that the service really gave.
 */
export async function readSavedCollection<Name extends Collection>(
  collection: Name,
): Promise<{ records: Records[Name][]; readAt: string } | undefined> {
  const copy = await reader.readSaved(
    cachePolicies[collection].endpoints.list.map(listPath),
    validateList,
  )
  return copy && { records: parseRecords(collection, listIn(copy.body) ?? []), readAt: copy.readAt }
}

/**
 * Reads every list once. Done as the server starts, so that there is a copy of each before the first outage,
 * and `/api/health` knows how the service does before the first visitor comes.
 */
export async function warmUp(): Promise<void> {
  const audiences: Audience[] = ['home', 'list']
  await Promise.all(
    collections.flatMap((name) => audiences.map((audience) => readCollection(name, audience))),
  )
}
