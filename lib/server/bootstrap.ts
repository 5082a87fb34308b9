import 'server-only'
import path from 'node:path'

/**
 * Starts the server. An invalid environment variable or an incomplete release ends the process with a clear message. An
 * unusable store or `DATA_DIR` does not: enquiries then fail as specified, `/api/health` is `down`, and pages are still
 * served.
 *
 * Waits at most a second for the alerts, so that the first page shows them. In the background it reads all lists, so
 * that `/api/health` can report on them before the first visitor, and builds the search index.
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
    // The reader of the output may exit, such as the end of a pipe. Next would log that error, which fails again,
    // endlessly.
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
  const { getRedis } = await import('@/lib/core/redis')
  getRedis()
  const { recordRemoteAddresses } = await import('@/lib/http/client-address')
  recordRemoteAddresses()
  const { trackRequests } = await import('@/lib/http/on-demand-limit')
  trackRequests()
  await writePort(env)
  const { startEnquiryTasks } = await import('@/lib/enquiries/start')
  startEnquiryTasks()
  // The page cache is outside the bundle. It reads the alert bar from a global of the process.
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
  const { findMissingFiles } = await import('@/lib/server/release-files')
  const missing = findMissingFiles(process.cwd(), path.relative(process.cwd(), buildDir))
  if (missing.length > 0) {
    throw new Error(
      `files are missing: ${missing.join(', ')}. Copy the whole release, with its links (cp -a).`,
    )
  }
}

/**
 * Writes the port to a file for the commands of the office, which query this site (scripts/support/site-settings.mjs).
 * If it cannot be written, they use the default port.
 */
async function writePort({ dataDir, port }: { dataDir: string; port: number }): Promise<void> {
  const { writeFileAtomic } = await import('@/lib/core/atomic-file')
  await writeFileAtomic(path.join(dataDir, 'port'), String(port)).catch(() => undefined)
}

/** Starts the desk, if it is on. Otherwise none of its code is loaded. */
async function startDesk(): Promise<void> {
  const { env } = await import('@/lib/core/env')
  if (env.deskSecret) await (await import('@/lib/desk/service')).startDesk()
}

async function stopDesk(): Promise<void> {
  const { env } = await import('@/lib/core/env')
  if (env.deskSecret) await (await import('@/lib/desk/service')).stopDesk()
}
