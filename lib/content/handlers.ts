import 'server-only'
import { parseDate } from '@/lib/core/dates'
import { errorResponse, methodNotAllowed } from '@/lib/http/responses'
import { reader } from './client/instances'
import type { ReadResult } from './client/reader'
import { listPath, lookupPath, lookupEndpoints, type LookupEndpoint } from './endpoints'
import {
  collections,
  lifetimeOf,
  type ListEndpoint,
  listEndpoints,
  cachePolicies,
  listFreshness,
} from './lifetimes'
import { validatorOf } from './read'
import { validateRecord, listIn, recordIn } from './response-shape'
import type { Collection } from './types'

/**
 * The site's own read calls (R-SERVICE-8): those of R-SERVICE-2 with the same paths, for this school only. They
 * answer the service's records as they came, so that other clients of R-SERVICE-2 can use them.
 */

/** A list call's collection, and the calls that may stand in for it (R-SERVICE-3). */
type ListPlan = { collection: Collection; calls: readonly ListEndpoint[] }

const plans = new Map<ListEndpoint, ListPlan>(
  collections.flatMap((collection) =>
    Object.values(cachePolicies[collection].endpoints).map((calls) => [
      calls[0]!,
      { collection, calls },
    ]),
  ),
)

const lookupCollections: Record<LookupEndpoint, Collection> = {
  innerBlog: 'tabloid',
  subGallery: 'gallery',
}

/** Answers a read call by its address: 200, 400, 404 or 502. */
export async function handleRead({ pathname, searchParams }: URL): Promise<Response> {
  const list = listEndpointAt(pathname)
  if (list) return handleList(plans.get(list)!)
  const lookup = lookupEndpointAt(pathname)
  return lookup ? handleLookup(lookup, searchParams) : errorResponse(404, 'There is no such call.')
}

/** Answers any method but GET and HEAD: 405, or 404 where there is no call. */
export async function handleOtherMethods({ pathname }: URL): Promise<Response> {
  if (!listEndpointAt(pathname) && !lookupEndpointAt(pathname))
    return errorResponse(404, 'There is no such call.')
  return methodNotAllowed('GET, HEAD')
}

const listEndpointAt = (pathname: string) =>
  listEndpoints.find((call) => listPath(call) === pathname)
const lookupEndpointAt = (pathname: string) =>
  (Object.keys(lookupEndpoints) as LookupEndpoint[]).find((call) => pathname === `/api/${call}`)

async function handleList({ collection, calls }: ListPlan): Promise<Response> {
  const result = await reader.read(calls.map(listPath), validatorOf(collection))
  if (result.source === 'none') return errorResponse(502, result.failure.message)
  const list = listIn(result.body) ?? []
  const seconds = lifetimeOf(collection, listFreshness(result.source, list))
  return reply(result, list, seconds)
}

async function handleLookup(call: LookupEndpoint, query: URLSearchParams): Promise<Response> {
  const [[parameter, value] = [], ...others] = [...query]
  const known = lookupEndpoints[call].find((name) => name === parameter)
  const path = known && value && !others.length && lookupPath(call, known, value)
  if (!path) return errorResponse(400, `This call takes ${lookupEndpoints[call].join(' or ')}.`)
  const result = await reader.read([path], validateRecord)
  if (result.source === 'none') return errorResponse(502, result.failure.message)
  const record = recordIn(result.body)
  return record === undefined
    ? errorResponse(404, 'There is no such record.')
    : reply(result, record, lifetimeOf(lookupCollections[call], result.source))
}

type Success = Exclude<ReadResult, { source: 'none' }>

function reply({ source, readAt }: Success, body: unknown, seconds: number): Response {
  const read = parseDate(readAt)
  return Response.json(body, {
    headers: {
      'Cache-Control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
      'X-Content-Source': source,
      'X-Content-Type-Options': 'nosniff',
      ...(read instanceof Date ? { 'Last-Modified': read.toUTCString() } : {}),
    },
  })
}
