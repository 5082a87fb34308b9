import 'server-only'

/**
 * What happens as the server starts. A wrong value in the environment stops it with a plain message. A store or
 * a `DATA_DIR` that cannot be used does not: enquiries fail as specified, `/api/health` is `down`, pages are
 * served. Then the lists are read, so that `/api/health` knows them before the first visitor comes, and the
 * search index is prepared; nobody waits for them.
 */
export async function bootstrap(): Promise<void> {
  await import('@/lib/core/env')
  if (process.env.NEXT_PHASE === 'phase-production-build') return
  const { normalizeRequests } = await import('@/lib/http/request-line')
  normalizeRequests()
  if (process.env.NODE_ENV === 'production') {
    const { shutDownOnSignals } = await import('@/lib/server/shutdown')
    const store = () => import('@/lib/enquiries/service')
    shutDownOnSignals({
      finish: async () => (await store()).stopDelivery(),
      close: async () => (await store()).closeStore(),
    })
    const { guardSockets } = await import('@/lib/http/sockets')
    guardSockets()
  }
  // Connected before the page cache uses it, which cannot log that Redis is away.
  const { redis } = await import('@/lib/core/redis')
  redis()
  const { trackRequests } = await import('@/lib/http/on-demand-limit')
  trackRequests()
  const { startEnquiryTasks } = await import('@/lib/enquiries/start')
  startEnquiryTasks()
  const { warmUp } = await import('@/lib/content/read')
  const { siteSearch } = await import('@/lib/search/service')
  const { log } = await import('@/lib/core/log')
  warmUp()
    .then(siteSearch.prepare)
    .catch((error: unknown) => log.error({ error }, 'the search could not be made ready'))
}
