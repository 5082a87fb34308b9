import 'server-only'
import { refusals } from '@/content/microcopy/refusals'
import { parseDate } from '@/lib/dates'
import { admitOnDemand } from '@/lib/http/on-demand-limit'
import { checkRecord, listIn, recordIn } from './answers'
import {
  collections,
  lifetimeOf,
  type ListCall,
  listCalls,
  policies,
  standingOfList,
} from './cache'
import { listPath, lookupPath, lookups, type LookupCall } from './calls'
import { checkOf } from './read'
import type { Answer } from './reader'
import { reader } from './service'
import type { Collection } from './types'

/**
 * The site's own read calls (R-SERVICE-8): those of R-SERVICE-2 with the same paths, for this school only. They
 * answer the service's records as they came, so that other clients of R-SERVICE-2 can use them.
 */

/** A list call's collection, and the calls that may stand in for it (R-SERVICE-3). */
type Plan = { collection: Collection; calls: readonly ListCall[] }

const plans = new Map<ListCall, Plan>(
  collections.flatMap((collection) =>
    Object.values(policies[collection].calls).map((calls) => [calls[0]!, { collection, calls }]),
  ),
)

const lookupCollections: Record<LookupCall, Collection> = {
  innerBlog: 'tabloid',
  subGallery: 'gallery',
}

/** Answers a read call by its address: 200, 400, 404 or 502. */
export async function answerCall({ pathname, searchParams }: URL): Promise<Response> {
  const list = listCallAt(pathname)
  if (list) return answerList(plans.get(list)!)
  const lookup = lookupCallAt(pathname)
  return lookup ? answerLookup(lookup, searchParams) : refuse(404, 'There is no such call.')
}

/** Answers any method but GET and HEAD: 405, or 404 where there is no call. */
export async function refuseMethod({ pathname }: URL): Promise<Response> {
  if (!listCallAt(pathname) && !lookupCallAt(pathname)) return refuse(404, 'There is no such call.')
  return methodNotAllowed('GET, HEAD')
}

const listCallAt = (pathname: string) => listCalls.find((call) => listPath(call) === pathname)
const lookupCallAt = (pathname: string) =>
  (Object.keys(lookups) as LookupCall[]).find((call) => pathname === `/api/${call}`)

async function answerList({ collection, calls }: Plan): Promise<Response> {
  const answer = await reader.read(calls.map(listPath), checkOf(collection))
  if (answer.source === 'none') return refuse(502, answer.failure.message)
  const list = listIn(answer.body) ?? []
  const seconds = lifetimeOf(collection, standingOfList(answer.source, list))
  return reply(answer, list, seconds)
}

async function answerLookup(call: LookupCall, query: URLSearchParams): Promise<Response> {
  const [[parameter, value] = [], ...others] = [...query]
  const known = lookups[call].find((name) => name === parameter)
  const path = known && value && !others.length && lookupPath(call, known, value)
  if (!path) return refuse(400, `This call takes ${lookups[call].join(' or ')}.`)
  const answer = await reader.read([path], checkRecord)
  if (answer.source === 'none') return refuse(502, answer.failure.message)
  const record = recordIn(answer.body)
  return record === undefined
    ? refuse(404, 'There is no such record.')
    : reply(answer, record, lifetimeOf(lookupCollections[call], answer.source))
}

type Given = Exclude<Answer, { source: 'none' }>

function reply({ source, readAt }: Given, body: unknown, seconds: number): Response {
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

/** An answer of a call that cannot be given, in words for whoever reads it. */
export function refuse(status: number, error: string): Response {
  const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': filePolicy }
  return Response.json({ error }, { status, headers })
}

/** Whatever a file holds, it can do nothing here. */
export const filePolicy = "default-src 'none'; sandbox"

/** Answers a call that costs work, or with 429 while too many are being answered. */
export async function withinLimit(
  { headers }: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const retrySeconds = await admitOnDemand(headers, 'computed')
  if (retrySeconds === undefined) return answer()
  const refusal = refuse(429, refusals[429].text)
  refusal.headers.set('Retry-After', String(retrySeconds))
  return refusal
}

/** The answer to a method that a call does not know. */
export function methodNotAllowed(allowed: string): Response {
  const refusal = refuse(405, `This call takes ${allowed} only.`)
  refusal.headers.set('Allow', allowed)
  return refusal
}
