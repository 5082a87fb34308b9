import 'server-only'
import { checkList, checkTabloid, listIn } from './answers'
import { collections, type ListCall, policies, type Use } from './cache'
import { listPath } from './calls'
import { parseRecords } from './records'
import { reader } from './service'
import type { Collection, Reading, Records } from './types'

/** The shape that a collection's calls must answer in. */
export const checkOf = (collection: Collection) =>
  collection === 'tabloid' ? checkTabloid : checkList

/**
 * The records of a collection in the service's own order: from the service, else from the last good answer
 * (R-SERVICE-3, R-SERVICE-4, R-OUTAGE-1). Never throws because the service is down.
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

/**
 * The records of the last good list, `undefined` when there is none. Unlike a reading of the tabloid, which
 * counts as empty when the answer is not a list (R-SERVICE-4), this is a list that the service really gave.
 */
export async function recallCollection<Name extends Collection>(
  collection: Name,
): Promise<{ records: Records[Name][]; readAt: string } | undefined> {
  const copy = await reader.recall(policies[collection].calls.list.map(listPath), checkList)
  return copy && { records: parseRecords(collection, listIn(copy.body) ?? []), readAt: copy.readAt }
}

/**
 * Reads every list once. Done as the server starts, so that there is a copy of each before the first outage,
 * and `/api/health` knows how the service does before the first visitor comes.
 */
export async function readEverything(): Promise<void> {
  const uses: Use[] = ['home', 'list']
  await Promise.all(collections.flatMap((name) => uses.map((use) => readCollection(name, use))))
}
