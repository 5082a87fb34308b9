import 'server-only'
import path from 'node:path'

/**
 * Starts the server. An invalid environment variable or an incomplete release ends the process with a clear message. An
 * unusable store or `DATA_DIR` does not: enquiries then fail as specified, `/api/health` is `down`, and pages are still
 * served.
 * Waits a second at most for the alerts, so that the first page shows them. In the background it reads the lists, so that
 * `/api/health` knows them before the first visitor, and builds the search index.
 */
export async function bootstrap(): Promise<void> {
  const { env } = await import('@/lib/core/env')
  if (process.env.NEXT_PHASE === 'phase-production-build') return
  if (process.env.NODE_ENV === 'production') await assertComplete(env.buildDir)
  const { normalizeRequests } = await import('@/lib/http/request-line')
  normalizeRequests()
  const { sendNotModified } = await import('@/lib/http/not-modified')
  sendNotModified()
  if (process.env.NODE_ENV === 'production') {
    // Who reads the output may go away, as the end of a pipe does. Next would log that error, which fails again, for ever.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
    const { shutDownOnSignals } = await import('@/lib/http/shutdown')
    shutDownOnSignals({
      finish: async () => {
        const { stopDelivery } = await import('@/lib/enquiries/service')
        const { stopAlertWatch } = await import('@/lib/alerts/current')
        await Promise.all([stopDelivery(), stopAlertWatch(), stopDesk()])
      },
      close: async () => (await import('@/lib/database/site-database')).closeDatabase(),
    })
    const { guardSockets } = await import('@/lib/http/sockets')
    guardSockets()
  }
  // Connect here first: the page cache has no logger to report that Redis is unavailable.
  const { redis } = await import('@/lib/core/redis')
  redis()
  const { recordRemoteAddresses } = await import('@/lib/http/client-address')
  recordRemoteAddresses()
  const { trackRequests } = await import('@/lib/http/on-demand-limit')
  trackRequests()
  await tellPort(env)
  const { startEnquiryTasks } = await import('@/lib/enquiries/start')
  startEnquiryTasks()
  // The page cache finds the bar in the process.
  await import('@/lib/pages/alert-bar')
  const { startAlertWatch } = await import('@/lib/alerts/current')
  await startAlertWatch()
  await startDesk()
  const { warmUp } = await import('@/lib/content/read')
  const { siteSearch } = await import('@/lib/search/service')
  const { log } = await import('@/lib/core/log')
  warmUp()
    .then(siteSearch.prepare)
    .catch((error: unknown) => log.error({ error }, 'cannot prepare the search index'))
}

/** @throws when files of the release are missing */
async function assertComplete(buildDir: string): Promise<void> {
  const { missingFiles } = await import('@/lib/server/release-files')
  const missing = missingFiles(process.cwd(), path.relative(process.cwd(), buildDir))
  if (missing.length > 0) {
    throw new Error(
      `files are missing: ${missing.join(', ')}. Copy the whole release, with its links (cp -a).`,
    )
  }
}

/** For commands of the office, which ask this site (scripts/support/site-settings.mjs). Without a disk they know the default. */
async function tellPort({ dataDir, port }: { dataDir: string; port: number }): Promise<void> {
  const { writeFileAtomic } = await import('@/lib/core/atomic-file')
  await writeFileAtomic(path.join(dataDir, 'port'), String(port)).catch(() => undefined)
}

/** Without the desk none of its code is loaded. */
async function startDesk(): Promise<void> {
  const { env } = await import('@/lib/core/env')
  if (env.deskSecret) await (await import('@/lib/desk/service')).startDesk()
}

async function stopDesk(): Promise<void> {
  const { env } = await import('@/lib/core/env')
  if (env.deskSecret) await (await import('@/lib/desk/service')).stopDesk()
}
