import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContentServer } from '../../support/servers/content-server'
import { freePort } from '../../support/servers/ports'
import type { Random } from '../../support/fixtures/random'
import type { Site } from '../../support/servers/site'
import { expect, test } from './fixture'
import { injectFaults } from './provider'
import { openStored } from './stored'
import { startVisitors } from './visitors'

const kills = 20

type Setting = {
  storeUrl: string
  instances: number
  /** Starts an instance of the built site. */
  open: (port: number) => Promise<Site>
  provider: ContentServer
  random: Random
  /** What else happens while an instance is dead. */
  meanwhile?: (round: number) => Promise<unknown>
}

/** Instances of the site, each at an address of its own. */
async function openAll({ instances, open }: Setting) {
  const ports = await Promise.all(Array.from({ length: instances }, freePort))
  const sites: Site[] = []
  const start = async (instance: number) => {
    sites[instance] = await open(ports[instance]!)
  }
  const startAll = () => Promise.all(ports.map((_, instance) => start(instance)))
  const killAll = () => Promise.all(sites.map((site) => site.kill()))
  await startAll()
  return { sites, start, startAll, killAll, urls: () => sites.map(({ url }) => url) }
}

/** Kills instances at random moments while visitors send enquiries and the provider fails; then counts. */
async function torture(setting: Setting) {
  const { storeUrl, instances, provider, random, meanwhile } = setting
  const site = await openAll(setting)
  const visitors = startVisitors(4, site.urls, random)
  const endTrouble = injectFaults(provider, random)
  for (let round = 1; round <= kills; round++) {
    await visitors.toldMore(random.between(2, 12))
    await random.pause(0, 200)
    const instance = random.between(0, instances - 1)
    await site.sites[instance]!.kill()
    await meanwhile?.(round)
    await site.start(instance)
  }
  await visitors.stop()
  await site.killAll()
  await endTrouble()

  const stored = await openStored(storeUrl)
  await stored.letTimePass()
  await site.startAll()
  await expect.poll(stored.waiting, { message: 'deliveries that wait', timeout: 60_000 }).toBe(0)
  await site.killAll()
  expect(await stored.faults(), 'faults of the file').toEqual([])
  expectAllOnce(visitors, provider, await stored.references())
  await stored.close()
}

function expectAllOnce(
  { sent, told, wrong }: ReturnType<typeof startVisitors>,
  { ledger, count }: ContentServer,
  references: [contact: string, reference: string][],
) {
  const textOf = ({ body }: { body: unknown }) => JSON.stringify(body)
  const delivered = [...ledger.bodies.values()].sort()
  const wanted = told().map(textOf)
  const possible = new Set(sent.map(textOf))
  test.info().annotations.push({
    type: 'seen',
    description:
      `${sent.length} sent, ${wanted.length} told of, ${delivered.length} delivered, ` +
      `${ledger.repeats} repeated under their key, ${count('form')} requests`,
  })
  expect(wrong, 'answers that no visitor should get').toEqual([])
  expect(ledger.conflicts, 'keys that came with another enquiry').toBe(0)
  const twice = delivered.filter((body, index) => delivered.indexOf(body) !== index)
  expect(twice, 'delivered under more than one key').toEqual([])
  const lost = wanted.filter((body) => !delivered.includes(body))
  expect(lost, 'told of, and not delivered').toEqual([])
  expect(
    delivered.filter((body) => !possible.has(body)),
    'sent by nobody',
  ).toEqual([])
  expect(references.length, 'stored').toBe(delivered.length)
  const byContact = new Map(references)
  for (const { body, reference } of told()) {
    expect(byContact.get(body.phone), 'the reference that was told').toBe(reference)
  }
}

test.describe('nothing is lost and nothing is delivered twice', () => {
  // Forty starts of a site; ten times as long as it takes on a machine with nothing else to do.
  test.setTimeout(400_000)

  test('with a file, however often the site is killed', async ({
    open,
    folder,
    provider,
    random,
  }) => {
    await torture({
      storeUrl: pathToFileURL(path.join(folder, 'enquiries.db')).href,
      instances: 1,
      open: (port) => open({}, port),
      provider,
      random,
    })
  })

  test('with PostgreSQL and two instances, and a Redis that dies on the way', async ({
    open,
    postgres,
    redis,
    provider,
    random,
  }) => {
    await Promise.all([postgres.start(), redis.start()])
    await torture({
      storeUrl: postgres.url,
      instances: 2,
      open: (port) => open({ DATABASE_URL: postgres.url, REDIS_URL: redis.url }, port),
      provider,
      random,
      meanwhile: async (round) => round === kills / 2 && redis.stop(),
    })
  })
})
