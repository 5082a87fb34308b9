import 'server-only'

/**
 * What happens as the server starts. A wrong value in the environment stops it with a plain message: a site
 * that came up half configured would be found out by its visitors. A store that cannot be used does not:
 * enquiries fail as specified (P§8), pages are served. Then the lists are read, so that `/api/health` knows them
 * before the first visitor comes (B12), and the search is made ready; nobody waits for them.
 */
export async function startServer(): Promise<void> {
  try {
    await import('@/lib/env')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  if (process.env.NEXT_PHASE === 'phase-production-build') return
  const { dropPolicies, dropNavigation, tidyHeads } = await import('@/lib/requests/heads')
  dropPolicies()
  if (process.env.NODE_ENV === 'production') {
    const { replaceBrokenPages } = await import('@/lib/requests/broken-pages')
    replaceBrokenPages()
    const { cutPicturesInTurns } = await import('@/lib/requests/picture-turns')
    cutPicturesInTurns()
    const { packAnswers } = await import('@/lib/requests/packing')
    packAnswers()
    dropNavigation()
    tidyHeads()
    const { env } = await import('@/lib/env')
    const { keepAnswers } = await import('@/lib/requests/kept-answers')
    if (!env.redisUrl) keepAnswers()
  }
  const { startDelivery } = await import('@/lib/enquiries/start')
  startDelivery()
  const { readEverything } = await import('@/lib/content-service/read')
  const { siteSearch } = await import('@/lib/search/service')
  const { log } = await import('@/lib/log')
  readEverything()
    .then(siteSearch.prepare)
    .catch((error: unknown) => log.error({ error }, 'the search could not be made ready'))
}
