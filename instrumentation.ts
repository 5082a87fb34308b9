/**
 * Runs once at startup, before the first request, and also during `next build`. A process that cannot serve exits, so
 * that systemd and containers report it. Otherwise Next would keep it running and respond to everything with 500.
 */
export async function register() {
  // Not an early return: only this form leaves the code out of the bundle of the middleware, which has no `process.exit`.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    try {
      const { bootstrap } = await import('@/lib/server/bootstrap')
      await bootstrap()
    } catch (error) {
      console.error(`The site cannot start: ${error instanceof Error ? error.message : error}`)
      process.exit(1)
    }
  }
}
