import crypto from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { closeDatabase, getSiteDatabase } from '@/lib/database/site-database'
import type { Actor, Db } from '@/lib/desk/operation'
import { hasServers } from '@/tests/support/fixtures/with-servers'
import { createPostgres, type Service } from '@/tests/support/servers/services'

export const writer: Actor = { id: 'w', name: 'Writer', role: 'writer' }
export const editor: Actor = { id: 'e', name: 'Editor', role: 'editor' }
export const owner: Actor = { id: 'o', name: 'Owner', role: 'owner' }

export const secret = 'a secret of the desk with more than 32 characters'

/** The two databases. */
export type Engine = 'a file' | 'PostgreSQL'
export const engines: readonly Engine[] = hasServers ? ['a file', 'PostgreSQL'] : ['a file']

const { scrypt } = crypto

/** Passwords are hashed slowly on purpose. No test depends on it. */
function hashQuickly() {
  const quick = (...[password, salt, length, options, done]: Parameters<typeof scrypt>) =>
    scrypt(password, salt, length, { ...options, N: 2 }, done)
  jest.spyOn(crypto, 'scrypt').mockImplementation(quick as typeof scrypt)
}

/** Turns the desk on for the tests of a block, each with an empty database and folder. */
export function useDesk(engine: Engine = 'a file') {
  let server: Service | undefined
  let count = 0
  const desk = { folder: '', url: '', db: async (): Promise<Db> => (await getSiteDatabase()).db }

  beforeAll(async () => {
    if (engine === 'a file') return
    server = await createPostgres()
    await server.start()
  }, 60_000)
  afterAll(() => server?.remove())

  beforeEach(async () => {
    desk.folder = mkdtempSync(path.join(tmpdir(), 'desk-'))
    desk.url = server ? await createDatabase(server.url, `desk${++count}`) : ''
    jest.replaceProperty(env, 'dataDir', desk.folder)
    jest.replaceProperty(env, 'deskSecret', secret)
    jest.replaceProperty(env, 'databaseUrl', desk.url || undefined)
    hashQuickly()
    for (const level of ['info', 'warn', 'error'] as const)
      jest.spyOn(log, level).mockReturnValue(undefined)
  })
  afterEach(async () => {
    await closeDatabase()
    jest.useRealTimers()
    jest.restoreAllMocks()
    rmSync(desk.folder, { recursive: true, force: true })
  })
  return desk
}

async function createDatabase(url: string, name: string): Promise<string> {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return url.replace(/\/postgres$/, `/${name}`)
}
