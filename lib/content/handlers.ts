import 'server-only'
import { sharedCacheControl } from '@/lib/core/cache-control.mjs'
import { createDate } from '@/lib/core/dates'
import { createErrorResponse, methodNotAllowed } from '@/lib/http/responses'
import { reader } from './client/instances'
import type { ReadResult } from './client/reader'
import { listPath, lookupPath, lookupEndpoints, type LookupEndpoint } from './endpoints'
import {
  collections,
  getLifetime,
  type ListEndpoint,
  listEndpoints,
  cachePolicies,
  listFreshness,
} from './cache-policies'
import { createValidator } from './read'
import { validateRecord, extractList, extractRecord } from './response-shape'
import type { Collection } from './types'

/**
 * The site's own read endpoints (R-SERVICE-8): those of R-SERVICE-2 with the same paths, for this school only.
 * They return the service's records unchanged, so that other clients of R-SERVICE-2 can use them.
 */

/** The collection of a list endpoint, and the endpoints to try in order (R-SERVICE-3). */
type ListLookup = { collection: Collection; endpoints: readonly ListEndpoint[] }

const listLookups = new Map<ListEndpoint, ListLookup>(
  collections.flatMap((collection) =>
    Object.values(cachePolicies[collection].endpoints).map((endpoints) => [
      endpoints[0]!,
      { collection, endpoints },
    ]),
  ),
)

const lookupCollections: Record<LookupEndpoint, Collection> = {
  innerBlog: 'tabloid',
  subGallery: 'gallery',
}

/** Handles a GET: 200, 400, 404 or 502. */
export async function handleRead({ pathname, searchParams }: URL): Promise<Response> {
  const list = parseListEndpoint(pathname)
  if (list) return handleList(listLookups.get(list)!)
  const lookup = parseLookupEndpoint(pathname)
  return lookup
    ? handleLookup(lookup, searchParams)
    : createErrorResponse(404, 'There is no such endpoint.')
}

/** Handles any other method: 405, or 404 for an unknown path. */
export async function handleOtherMethods({ pathname }: URL): Promise<Response> {
  if (!parseListEndpoint(pathname) && !parseLookupEndpoint(pathname))
    return createErrorResponse(404, 'There is no such endpoint.')
  return methodNotAllowed('GET, HEAD')
}

const parseListEndpoint = (pathname: string) =>
  listEndpoints.find((endpoint) => listPath(endpoint) === pathname)
const parseLookupEndpoint = (pathname: string) =>
  (Object.keys(lookupEndpoints) as LookupEndpoint[]).find(
    (endpoint) => pathname === `/api/${endpoint}`,
  )

async function handleList({ collection, endpoints }: ListLookup): Promise<Response> {
  const result = await reader.read(endpoints.map(listPath), createValidator(collection))
  if (result.source === 'none') return createErrorResponse(502, result.failure.message)
  const list = extractList(result.body) ?? []
  const seconds = getLifetime(collection, listFreshness(result.source, list))
  return createJsonResponse(result, list, seconds)
}

async function handleLookup(endpoint: LookupEndpoint, query: URLSearchParams): Promise<Response> {
  const [[parameter, value] = [], ...others] = [...query]
  const known = lookupEndpoints[endpoint].find((name) => name === parameter)
  const path = known && value && !others.length && lookupPath(endpoint, known, value)
  if (!path)
    return createErrorResponse(
      400,
      `This endpoint takes ${lookupEndpoints[endpoint].join(' or ')}.`,
    )
  const result = await reader.read([path], validateRecord)
  if (result.source === 'none') return createErrorResponse(502, result.failure.message)
  const record = extractRecord(result.body)
  return record === undefined
    ? createErrorResponse(404, 'There is no such record.')
    : createJsonResponse(result, record, getLifetime(lookupCollections[endpoint], result.source))
}

type Success = Exclude<ReadResult, { source: 'none' }>

function createJsonResponse({ source, readAt }: Success, body: unknown, seconds: number): Response {
  return Response.json(body, {
    headers: {
      'Cache-Control': sharedCacheControl(seconds),
      'X-Content-Source': source,
      'X-Content-Type-Options': 'nosniff',
      'Last-Modified': createDate(readAt).toUTCString(),
    },
  })
}
