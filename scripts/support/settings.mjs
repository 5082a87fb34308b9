import { createServer } from 'node:net'
import { runTool, tools } from './run.mjs'

/** Exits with a message when a setting is invalid, before a build that takes minutes. */
export async function checkSettings() {
  const args = ['--conditions=react-server', 'scripts/check-settings.ts']
  const code = await runTool(tools.tsx, args)
  if (code !== 0) process.exit(code)
}

/** @type {Record<string, (port: number | string) => string>} */
const reasons = {
  EADDRINUSE: (port) => `PORT: ${port} is in use by another program; stop it or set another port.`,
  EACCES: (port) => `PORT: this user may not listen on ${port}; set a port of 1024 or above.`,
}

/**
 * Exits with a message when the port cannot be opened.
 * @param {number | string} port
 * @param {string} [host]
 */
export async function checkPort(port, host) {
  const server = createServer()
  await new Promise((resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code = '' }) => {
      console.error(reasons[code]?.(port) ?? `HOSTNAME: cannot listen on ${host} (${code}).`)
      process.exit(1)
    })
    server.listen({ port: Number(port), host }, () => server.close(resolve))
  })
}
