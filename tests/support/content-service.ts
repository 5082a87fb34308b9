import { current, newDataDir, startWith } from './content-reader'
import { type ContentServer, startContentServer } from './content-server'

/*
 * Puts a provider of the test file's own behind the site. To be imported before what it stands behind: modules get
 * these in the place of the real ones.
 */
jest.mock('next/cache', () => ({
  unstable_cache: jest.fn((held: () => unknown) => held),
  revalidateTag: jest.fn(),
}))
jest.mock('@/lib/log', () => ({ log: { warn: jest.fn(), info: jest.fn(), error: jest.fn() } }))
jest.mock('@/lib/content-service/service', () => current)

/** A provider that runs while the tests of a file do, and answers each of them without a fault. */
export function withProvider(options?: Parameters<typeof startContentServer>[0]): ContentServer {
  const provider = {} as ContentServer
  beforeAll(async () => {
    Object.assign(provider, await startContentServer(options))
  })
  beforeEach(() => {
    provider.heal()
    provider.requests.length = 0
  })
  afterAll(() => provider.stop())
  return provider
}

export { current, newDataDir, startWith }
