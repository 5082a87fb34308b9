/** Runs once as the server starts, before it answers anyone. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { stopOnBadEnvironment } = await import('@/lib/start')
    await stopOnBadEnvironment()
    const { readEverything } = await import('@/lib/content-service/read')
    void readEverything()
  }
}
