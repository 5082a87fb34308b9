import 'server-only'
import { checkList, checkTabloid, listIn } from './answers'
import { type ListCall, policies, type Use } from './cache'
import { listPath } from './calls'
import { parseRecords } from './records'
import { reader } from './service'
import type { Collection, Reading, Records } from './types'

/** The shape that a collection's calls must answer in. */
export const checkOf = (collection: Collection) =>
  collection === 'tabloid' ? checkTabloid : checkList

/**
 * The records of a collection in the service's own order: from the service, else from the last good answer
 * (decisions C3, C4, C7). Never throws because the service is down.
 */
export const readCollection = <Name extends Collection>(
  collection: Name,
  use: Use,
): Promise<Reading<Records[Name]>> => readCalls(collection, policies[collection].calls[use])

/** The same from the first of the given calls that answers. */
export async function readCalls<Name extends Collection>(
  collection: Name,
  calls: readonly ListCall[],
): Promise<Reading<Records[Name]>> {
  const answer = await reader.read(calls.map(listPath), checkOf(collection))
  if (answer.source === 'none') {
    return { source: 'none', records: [], readAt: null, failure: answer.failure.message }
  }
  const records = parseRecords(collection, listIn(answer.body) ?? [])
  const { readAt } = answer
  return answer.source === 'live'
    ? { source: 'live', records, readAt }
    : { source: 'saved', records, readAt, failure: answer.failure.message }
}
