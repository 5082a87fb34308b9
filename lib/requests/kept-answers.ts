import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { log } from '../log'
import { putInFront } from './in-front'
import { type Encoding, encodings, repack } from './packing'
import { watchBody } from './watch-body'

/** The whole site, its scripts included, is some 6 MB. */
const mostBytes = 64_000_000

type Answer = {
  headers: OutgoingHttpHeaders
  /** The moment of its birth, on the clock of `performance`, in milliseconds. */
  born: number
  bodies: Partial<Record<Encoding, Buffer>>
}

/**
 * Answers that this process has given and may give again, packed (RFC 9111: a shared cache in front of Next,
 * which would look, hash and pack anew for every visitor): pages for as long as the page cache would give the
 * same, as their `Cache-Control` and `Age` say, and files that never change.
 */
export class KeptAnswers {
  #answers = new LRUCache<string, Answer>({
    maxSize: mostBytes,
    sizeCalculation: ({ bodies }) => 2 * (bodies.br ?? bodies.gzip!).length + 2000,
  })
  /** What was begun before that is not kept. */
  #forgotten = 0

  /** To be called when pages are to be made anew before their time. */
  forget = (): void => {
    this.#forgotten++
    for (const [address, { headers }] of this.#answers.entries()) {
      if (!isImmutable(headers)) this.#answers.delete(address)
    }
  }

  /** Answers a request, if the answer is kept. @returns whether it did */
  give(request: IncomingMessage, response: ServerResponse): boolean {
    const answer = isPlain(request) ? this.#answers.get(request.url!) : undefined
    if (!answer || !suits(request, answer.headers)) return false
    const { headers, born, bodies } = answer
    const accepted = new Negotiator(request).encodings(Object.keys(bodies))
    const encoding = encodings.find((name) => accepted.includes(name))
    const body = encoding && bodies[encoding]
    if (!body) return false
    const general: OutgoingHttpHeaders = { ...headers }
    if (general.age !== undefined) general.age = secondsSince(born)
    if (fresh(request.headers, headers)) {
      delete general['content-type']
      response.writeHead(304, general).end()
    } else {
      general['content-encoding'] = encoding
      general['content-length'] = body.length
      response.writeHead(200, general).end(body)
    }
    return true
  }

  /** Keeps the answer to a request that is now given by another, if it may be given again. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' || !isPlain(request)) return
    const address = request.url!
    const forgotten = this.#forgotten
    const isKept = () => mayBeKept(address, response) && suits(request, response.getHeaders())
    watchBody(response, isKept, (packed) => {
      if (forgotten === this.#forgotten) this.#keep(address, response.getHeaders(), packed)
    })
  }

  #keep(address: string, sent: OutgoingHttpHeaders, packed: Buffer) {
    const headers = { ...sent }
    const encoding = encodingOf(sent)!
    delete headers['content-encoding']
    delete headers['content-length']
    const born = performance.now() - 1000 * Number(headers.age ?? 0)
    const answer: Answer = { headers, born, bodies: { [encoding]: packed } }
    const seconds = secondsLeft(sent)
    this.#answers.set(address, answer, { ttl: seconds * 1000 })
    repack(packed, encoding, seconds > 3600 ? 'lasting' : 'passing')
      .then((bodies) => (answer.bodies = bodies))
      .catch((error: unknown) => log.error({ error, address }, 'could not be packed anew'))
  }
}

const secondsSince = (moment: number) => String(Math.ceil((performance.now() - moment) / 1000))

/** Whether it asks for a whole answer, by a path of this site. */
const isPlain = ({ method, url, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && url?.startsWith('/') && !headers.range

/** Whether a request has nothing that the answer depends on, but what it can be packed with (RFC 9111 4.1). */
const suits = (request: IncomingMessage, { vary }: OutgoingHttpHeaders) =>
  String(vary ?? '')
    .toLowerCase()
    .split(/,\s*/)
    .every((name) => name === 'accept-encoding' || request.headers[name] === undefined)

function mayBeKept(address: string, response: ServerResponse) {
  const headers = response.getHeaders()
  return (
    response.statusCode === 200 &&
    encodingOf(headers) !== undefined &&
    headers['set-cookie'] === undefined &&
    // Anybody can make up queries that change nothing; the files that never change have one of ours.
    (!address.includes('?') || isImmutable(headers)) &&
    secondsLeft(headers) > 0
  )
}

const encodingOf = (headers: OutgoingHttpHeaders) =>
  encodings.find((name) => name === headers['content-encoding'])

const isImmutable = (headers: OutgoingHttpHeaders) =>
  /\bimmutable\b/.test(String(headers['cache-control']))

/** How long it may still be given: of what never changes for as long as it is there, of pages from their birth. */
function secondsLeft(headers: OutgoingHttpHeaders): number {
  if (isImmutable(headers)) return Infinity
  const lifetime = /\bs-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1]
  return lifetime && headers.age !== undefined ? Number(lifetime) - Number(headers.age) : 0
}

/**
 * Gives what is kept before Next is asked. To be called once, as the process starts; not for several instances,
 * since a page that another has made anew would be found out too late.
 */
export function keepAnswers() {
  const answers = new KeptAnswers()
  // The page cache tells when pages are to be made anew (`lib/cache/page-cache.mjs`).
  subscribe('school-website.revalidated', answers.forget)
  return putInFront((request, response, next) => {
    if (answers.give(request, response)) return
    answers.watch(request, response)
    next()
  })
}
