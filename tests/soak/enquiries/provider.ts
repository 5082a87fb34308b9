import type { ContentServer, Fault } from '../../support/servers/content-server'
import type { Random } from '../../support/fixtures/random'

const faults: Fault[] = [
  { status: 500 },
  { status: 503 },
  { status: 302, headers: { location: '/elsewhere' } },
  { reset: true },
  { resetAfterAccept: true },
  { resetAfterAccept: true },
  { truncate: true, status: 500 },
  { hang: true, times: 1 },
  { delay: 120 },
]

/** Makes a provider fail in random ways, one after the other. @returns a function that stops this */
export function injectFaults(provider: ContentServer, random: Random) {
  let isRunning = true

  async function run() {
    while (isRunning) {
      if (random.chance(0.15)) {
        await provider.stop()
        await random.pause(100, 400)
        await provider.resume()
      } else if (random.chance(0.7)) {
        provider.fail('form', { times: random.between(1, 6), ...random.pick(faults) })
      }
      await random.pause(50, 250)
    }
    provider.clearFaults()
  }

  const ended = run()
  return async () => {
    isRunning = false
    await ended
  }
}
