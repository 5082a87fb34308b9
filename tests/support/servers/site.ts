import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { root, serving, servingEnvironment } from '../../../scripts/support/run.mjs'
import type { Release } from './release'

type Settings = Record<string, string>

const run = (args: string[], settings: Settings, options: SpawnOptions = {}) =>
  spawn(process.execPath, args, {
    cwd: root,
    ...options,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', LOG_LEVEL: 'fatal', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('close', resolve))

/**
 * Builds the site with settings of its own, into a folder of its own.
 * @throws with what the build said when it failed
 */
export async function buildSite(settings: Settings): Promise<void> {
  const child = run(['scripts/build.mjs'], settings)
  let said = ''
  child.stdout?.on('data', (chunk) => (said += chunk))
  child.stderr?.on('data', (chunk) => (said += chunk))
  if ((await ended(child)) !== 0) throw new Error(`The build failed:\n${said}`)
}

const serve = (args: string[], port: number, settings: Settings, options?: SpawnOptions) =>
  started(run(args, { ...servingEnvironment, ...settings }, options), port)

/** Starts a built site and waits until it answers. */
export const startSite = (port: number, settings: Settings) =>
  serve([...serving, '-p', String(port)], port, settings)

/** Starts a release from its folder, as a user who owns nothing of it when root starts it. */
export const startRelease = ({ folder, owner }: Release, port: number, settings: Settings) =>
  serve(['server.js'], port, { PORT: String(port), ...settings }, { cwd: folder, ...owner })

async function started(child: ChildProcess, port: number) {
  const closed = ended(child)
  let said = ''
  child.stderr?.on('data', (chunk) => (said += chunk))
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      said += chunk
      if (said.includes('Ready')) resolve()
    })
    void closed.then((code) => reject(new Error(`The site stopped with code ${code}:\n${said}`)))
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return closed
  }
  return {
    url: `http://localhost:${port}`,
    pid: child.pid!,
    /** All that it has written to its outputs. */
    said: () => said,
    /** As systemd and Docker stop it. @returns its exit status */
    stop: () => end('SIGTERM'),
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** Its exit status, once it has ended. */
    ended: closed,
    /** As when the machine takes it away: it can do nothing more. */
    kill: () => end('SIGKILL'),
  }
}

export type Site = Awaited<ReturnType<typeof startSite>>
