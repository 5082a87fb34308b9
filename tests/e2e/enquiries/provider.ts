import type { ContentServer, Fault } from '../../support/servers/content-server'
import type { Random } from '../../support/fixtures/random'

const faults: Fault[] = [
  { status: 500 },
  { status: 503 },
  { status: 302, headers: { location: '/elsewhere' } },
  { reset: true },
  { unsaid: true },
  { unsaid: true },
  { truncate: true, status: 500 },
  { hang: true, times: 1 },
  { delay: 120 },
]

/** Lets a provider fail in all the ways there are, one after the other. @returns how to end it. */
export function injectFaults(provider: ContentServer, random: Random) {
  let open = true

  async function trouble() {
    while (open) {
      if (random.happens(0.15)) {
        await provider.stop()
        await random.pause(100, 400)
        await provider.resume()
      } else if (random.happens(0.7)) {
        provider.fail('form', { times: random.between(1, 6), ...random.pick(faults) })
      }
      await random.pause(50, 250)
    }
    provider.clearFaults()
  }

  const troubles = trouble()
  return async () => {
    open = false
    await troubles
  }
}
