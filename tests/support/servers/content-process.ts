import { spawn } from 'node:child_process'
import path from 'node:path'
import type { RecordName } from './content-server'
import { freePort } from './ports'

const root = path.resolve(import.meta.dirname, '../../..')

/** Runs the test content service in its own process, so that its work is not measured as the site's. */
export async function startContentProcess() {
  const port = await freePort()
  const program = ['node_modules/tsx/dist/cli.mjs', 'tests/support/servers/content-server.ts']
  const child = spawn(process.execPath, [...program, '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const url = `http://127.0.0.1:${port}`
  const set = async (name: RecordName, rows: unknown) => {
    const body = JSON.stringify(rows)
    const { ok } = await fetch(`${url}/__control/records/${name}`, { method: 'PUT', body })
    if (!ok) throw new Error(`The content service refused ${name}`)
  }
  return {
    url,
    set,
    stop: () =>
      new Promise((resolve) => {
        child.once('close', resolve)
        child.kill('SIGTERM')
      }),
  }
}
