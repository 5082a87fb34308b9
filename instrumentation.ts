/** Reads the environment as the server starts, so that a wrong value stops it with a plain message. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { parseEnv } = await import('@/lib/env')
  parseEnv(process.env)
}
