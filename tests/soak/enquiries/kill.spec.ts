import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContentServer } from '../../support/servers/content-server'
import { freePort } from '../../support/servers/ports'
import type { Random } from '../../support/fixtures/random'
import type { Site } from '../../support/servers/site'
import { expect, test } from './fixture'
import { injectFaults } from './provider'
import { openStore } from './open-store'
import { startVisitors } from './visitors'

const kills = 20

type Setup = {
  storeUrl: string
  instances: number
  /** Starts an instance of the built site. */
  launch: (port: number) => Promise<Site>
  provider: ContentServer
  random: Random
  /** Runs in each round while an instance is down. */
  whileDown?: (round: number) => Promise<unknown>
}

/** Starts the instances, each on its own port. */
async function launchAll({ instances, launch }: Setup) {
  const ports = await Promise.all(Array.from({ length: instances }, freePort))
  const sites: Site[] = []
  const start = async (instance: number) => {
    sites[instance] = await launch(ports[instance]!)
  }
  const startAll = () => Promise.all(ports.map((_, instance) => start(instance)))
  const killAll = () => Promise.all(sites.map((site) => site.kill()))
  await startAll()
  return { sites, start, startAll, killAll, urls: () => sites.map(({ url }) => url) }
}

/** Kills instances at random moments while visitors send enquiries and the provider fails, then checks every delivery. */
async function runCrashTest(setup: Setup) {
  const { storeUrl, instances, provider, random, whileDown } = setup
  const cluster = await launchAll(setup)
  const visitors = startVisitors(4, cluster.urls, random)
  const stopFaults = injectFaults(provider, random)
  for (let round = 1; round <= kills; round++) {
    await visitors.waitForConfirmed(random.between(2, 12))
    await random.pause(0, 200)
    const instance = random.between(0, instances - 1)
    await cluster.sites[instance]!.kill()
    await whileDown?.(round)
    await cluster.start(instance)
  }
  await visitors.stop()
  await cluster.killAll()
  await stopFaults()

  const store = await openStore(storeUrl)
  await store.expireLeases()
  await cluster.startAll()
  await expect.poll(store.countWaiting, { message: 'waiting deliveries', timeout: 60_000 }).toBe(0)
  await cluster.killAll()
  expect(await store.integrityErrors(), 'errors in the file').toEqual([])
  expectDeliveredOnce(visitors, provider, await store.references())
  await store.close()
}

function expectDeliveredOnce(
  { sent, confirmed, unexpected }: ReturnType<typeof startVisitors>,
  { ledger, count }: ContentServer,
  references: [contact: string, reference: string][],
) {
  const textOf = ({ body }: { body: unknown }) => JSON.stringify(body)
  const delivered = [...ledger.bodies.values()].sort()
  const expected = confirmed().map(textOf)
  const possible = new Set(sent.map(textOf))
  test.info().annotations.push({
    type: 'seen',
    description:
      `${sent.length} sent, ${expected.length} confirmed, ${delivered.length} delivered, ` +
      `${ledger.repeats} repeated with the same key, ${count('form')} requests`,
  })
  expect(unexpected, 'responses that no visitor should get').toEqual([])
  expect(ledger.conflicts, 'keys with another enquiry').toBe(0)
  const twice = delivered.filter((body, index) => delivered.indexOf(body) !== index)
  expect(twice, 'delivered under more than one key').toEqual([])
  const lost = expected.filter((body) => !delivered.includes(body))
  expect(lost, 'confirmed, but not delivered').toEqual([])
  expect(
    delivered.filter((body) => !possible.has(body)),
    'delivered, but never sent',
  ).toEqual([])
  expect(references.length, 'stored').toBe(delivered.length)
  const byContact = new Map(references)
  for (const { body, reference } of confirmed()) {
    expect(byContact.get(body.phone), 'the confirmed reference').toBe(reference)
  }
}

test.describe('no enquiry is lost and none is delivered twice', () => {
  // Forty starts of a site. Ten times the duration on an idle machine.
  test.setTimeout(400_000)

  test('with a file, however often the site is killed', async ({
    launch,
    folder,
    provider,
    random,
  }) => {
    await runCrashTest({
      storeUrl: pathToFileURL(path.join(folder, 'enquiries.db')).href,
      instances: 1,
      launch: (port) => launch({}, port),
      provider,
      random,
    })
  })

  test('with PostgreSQL and two instances, and a Redis that dies halfway', async ({
    launch,
    postgres,
    redis,
    provider,
    random,
  }) => {
    await Promise.all([postgres.start(), redis.start()])
    await runCrashTest({
      storeUrl: postgres.url,
      instances: 2,
      launch: (port) => launch({ DATABASE_URL: postgres.url, REDIS_URL: redis.url }, port),
      provider,
      random,
      whileDown: async (round) => round === kills / 2 && redis.stop(),
    })
  })
})
