/** Runs once at startup, before the first request, and also during `next build`. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { bootstrap } = await import('@/lib/server/bootstrap')
    await bootstrap()
  }
}
