import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getProgram } from '../../../scripts/support/programs.mjs'
import { freePort } from './ports'

type Owner = { uid?: number; gid?: number }

/** A real server for one test, in a temporary folder and on a fixed port. */
export type Service = {
  url: string
  port: number
  start(): Promise<void>
  /** Stops it; stored data stays. */
  stop(): Promise<void>
  /** Sends SIGKILL: it cannot clean up. */
  kill(): Promise<void>
  /** Accepts connections and does not respond until `thaw`. */
  freeze(): void
  thaw(): void
  /** Stops it and removes its folder. */
  remove(): Promise<void>
}

type Program = {
  url: string
  port: number
  folder: string
  owner: Owner
  command: string
  args: string[]
  signal: NodeJS.Signals
  isReady: () => Promise<boolean>
}

/** PostgreSQL with an empty database; not started yet. */
export async function createPostgres(): Promise<Service> {
  const programs = path.dirname(getProgram('postgresql'))
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  const owner = getOwner(folder)
  const data = path.join(folder, 'data')
  const initArgs = ['-D', data, '-U', 'school', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  execFileSync(path.join(programs, 'initdb'), initArgs, { ...owner, cwd: folder, stdio: 'pipe' })
  const port = await freePort()
  const address = ['-h', '127.0.0.1', '-p', String(port)]
  return createService({
    url: `postgres://school@127.0.0.1:${port}/postgres`,
    port,
    folder,
    owner,
    command: path.join(programs, 'postgres'),
    // These tests kill processes, not machines, so nothing has to be synced to disk.
    args: ['-D', data, '-k', folder, ...address, '-c', 'fsync=off'],
    signal: 'SIGINT',
    isReady: async () =>
      succeeds(path.join(programs, 'pg_isready'), ['-q', ...address, '-U', 'school']),
  })
}

/** Redis without persistence; not started yet. */
export async function createRedis(): Promise<Service> {
  const folder = mkdtempSync(path.join(tmpdir(), 'redis-'))
  const port = await freePort()
  const address = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder]
  return createService({
    url: `redis://127.0.0.1:${port}`,
    port,
    folder,
    owner: {},
    command: getProgram('redis-server'),
    args: [...address, '--save', '', '--appendonly', 'no'],
    signal: 'SIGTERM',
    isReady: () => acceptsConnections(port),
  })
}

function createService({
  url,
  port,
  folder,
  owner,
  command,
  args,
  signal,
  isReady,
}: Program): Service {
  let server: ChildProcess | undefined

  async function start() {
    server = spawn(command, args, { ...owner, cwd: folder, stdio: 'ignore' })
    server.once('exit', () => (server = undefined))
    for (let attempts = 0; attempts < 300; attempts++) {
      if (await isReady()) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`${path.basename(command)} did not start`)
  }

  async function end(signal: NodeJS.Signals) {
    if (!server) return
    const exited = once(server, 'exit')
    thaw()
    server.kill(signal)
    await exited
  }

  const stop = () => end(signal)

  async function remove() {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }

  const kill = () => end('SIGKILL')
  /** PostgreSQL has a process for each connection; one may end before the signal reaches it. */
  function signalAll(signal: NodeJS.Signals) {
    if (!server?.pid) return
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
    for (const pid of children.split(' ').filter(Boolean)) signalIfRunning(Number(pid), signal)
    server.kill(signal)
  }

  const freeze = () => signalAll('SIGSTOP')
  const thaw = () => signalAll('SIGCONT')
  return { url, port, start, stop, kill, freeze, thaw, remove }
}

function signalIfRunning(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** PostgreSQL refuses to run as root. */
function getOwner(folder: string): Owner {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const owner = { uid: id('-u'), gid: id('-g') }
  chownSync(folder, owner.uid, owner.gid)
  return owner
}

function succeeds(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const acceptsConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
