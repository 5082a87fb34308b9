import 'server-only'

/**
 * Reads the environment as the server starts. A wrong value stops it with a plain message: a site that
 * came up half configured would be found out by its visitors.
 */
export async function stopOnBadEnvironment(): Promise<void> {
  try {
    await import('@/lib/env')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
