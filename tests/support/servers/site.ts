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

const waitForExitCode = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('close', resolve))

/**
 * Builds the site with these settings; `NEXT_DIST_DIR` is the folder.
 * @throws with the output of the build when it fails
 */
export async function buildSite(settings: Settings): Promise<void> {
  const child = run(['scripts/build.mjs'], settings)
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  if ((await waitForExitCode(child)) !== 0) throw new Error(`The build failed:\n${output}`)
}

const serve = (args: string[], port: number, settings: Settings, options?: SpawnOptions) =>
  waitUntilReady(run(args, { ...servingEnvironment, ...settings }, options), port)

/** Starts a built site and waits until it is ready. */
export const startSite = (port: number, settings: Settings) =>
  serve([...serving, '-p', String(port)], port, settings)

/** Starts a release from its folder. When root runs the tests, the release runs as a user without rights to its files. */
export const startRelease = ({ folder, owner }: Release, port: number, settings: Settings) =>
  serve(['server.js'], port, { ...settings, PORT: String(port) }, { cwd: folder, ...owner })

/** Waits until a site that is starting can be asked. */
export async function waitUntilReady(child: ChildProcess, port: number) {
  const exited = waitForExitCode(child)
  let output = ''
  child.stderr?.on('data', (chunk) => (output += chunk))
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (output.includes('Ready')) resolve()
    })
    void exited.then((code) => reject(new Error(`The site stopped with code ${code}:\n${output}`)))
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return {
    url: `http://localhost:${port}`,
    port,
    pid: child.pid!,
    /** Everything that it has written to stdout and stderr. */
    output: () => output,
    /** Stops it as systemd and Docker do. @returns its exit status */
    stop: () => end('SIGTERM'),
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** Resolves with its exit status. */
    exited,
    /** Sends SIGKILL: it cannot clean up. */
    kill: () => end('SIGKILL'),
  }
}

export type Site = Awaited<ReturnType<typeof startSite>>
