import { createServer } from 'node:net'
import { runTool, tools } from './run.mjs'

/** Ends the process, with a plain message, when a setting is wrong: before minutes are spent on a build. */
export async function checkSettings() {
  const args = ['--conditions=react-server', 'scripts/check-settings.ts']
  const code = await runTool(tools.tsx, args)
  if (code !== 0) process.exit(code)
}

/** @type {Record<string, (port: number | string) => string>} */
const reasons = {
  EADDRINUSE: (port) => `PORT: ${port} is in use by another program; stop it or set another port.`,
  EACCES: (port) => `PORT: this user may not listen on ${port}; set a port from 1024 on.`,
}

/**
 * Ends the process, with a plain message, when nothing can listen there.
 * @param {number | string} port
 * @param {string} [host]
 */
export async function checkPort(port, host) {
  const server = createServer()
  await new Promise((resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code = '' }) => {
      console.error(reasons[code]?.(port) ?? `HOSTNAME: nothing can listen on ${host} (${code}).`)
      process.exit(1)
    })
    server.listen({ port: Number(port), host }, () => server.close(resolve))
  })
}
