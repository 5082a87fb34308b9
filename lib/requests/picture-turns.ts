import 'server-only'
import type { ServerResponse } from 'node:http'
import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import { createTurns } from '../turns'
import { putInFront } from './in-front'

/** Each picture takes half of the machine (Next sets sharp so), and pages need what is left. */
const places = Math.max(1, Math.floor(availableParallelism() / 2))

/** More than the albums that anybody looks at; an address is some 100 bytes. */
const mostKnown = 10_000

/**
 * Has pictures of the content service cut to size in turns: an album that nobody has opened before would take the
 * whole machine from everybody's pages. Those that were cut before wait for none. To be called once, as the
 * process starts.
 */
export function cutPicturesInTurns() {
  const inTurn = createTurns(places)
  const known = new LRUCache<string, true>({ max: mostKnown })
  return putInFront((request, response, next) => {
    const { url = '', headers } = request
    if (!url.startsWith('/_next/image?')) return next()
    // Next chooses between WebP and the picture's own format.
    const picture = `${/image\/webp/.test(headers.accept ?? '')} ${url}`
    if (known.has(picture)) return next()
    void inTurn(async () => {
      if (response.closed) return
      const done = untilMade(response)
      next()
      await done
      if (response.statusCode === 200) known.set(picture, true)
    })
  })
}

/** Until an answer is there, or nobody waits for it any more; how long it travels is not our time. */
const untilMade = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    const { end } = response
    response.once('close', resolve)
    Object.assign(response, {
      end: (...args: unknown[]) => {
        resolve()
        return Reflect.apply(end, response, args)
      },
    })
  })
