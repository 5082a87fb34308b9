import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const debian = '/usr/lib/postgresql'

/** Folder of Debian's newest PostgreSQL programs, if there is one. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(debian)) return undefined
  return readdirSync(debian)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(debian, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')))
}

/** Runs a PostgreSQL server of its own on a free port, in a temporary folder. */
export async function startPostgres(programs: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'enquiries-postgres-'))
  const owner = ownerOf(folder)
  const data = path.join(folder, 'data')
  const options = ['-D', data, '-U', 'school', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  execFileSync(path.join(programs, 'initdb'), options, { ...owner, cwd: folder, stdio: 'ignore' })
  const port = await freePort()
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
    { ...owner, cwd: folder, stdio: 'ignore' },
  )
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await untilReady(path.join(programs, 'pg_isready'), port)
  return {
    url: `postgres://school@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const owner = { uid: id('-u'), gid: id('-g') }
  chownSync(folder, owner.uid, owner.gid)
  return owner
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function untilReady(program: string, port: number): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    try {
      execFileSync(program, ['-q', '-h', '127.0.0.1', '-p', String(port), '-U', 'school'])
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('PostgreSQL did not start')
}
