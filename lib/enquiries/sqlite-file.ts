import 'server-only'
import { closeSync, existsSync, fchmodSync, fchownSync, openSync, statSync } from 'node:fs'
import path from 'node:path'
import Connection from 'libsql/promise'

const busyMilliseconds = 5000
const lockMilliseconds = 1000

/**
 * Runs a task on a connection of its own. Unlike the client's, its statements run outside of the event loop, and
 * it has no page in its cache that the disk may have lost since.
 */
export async function onFile<T>(
  file: string,
  task: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = new Connection(file, { timeout: busyMilliseconds })
  try {
    return await task(connection)
  } finally {
    connection.close()
  }
}

/** The rows of a statement. */
export async function rowsOf<Row>(connection: Connection, statement: string): Promise<Row[]> {
  return (await connection.prepare(statement)).all()
}

/**
 * Creates an empty file that only its owner may read, unless it exists: it will hold names and numbers. What root
 * creates belongs to the owner of the folder, as whom the site runs.
 */
export function createPrivateFile(file: string, flags: 'a' | 'wx' = 'a'): void {
  const isNew = !existsSync(file)
  const descriptor = openSync(file, flags, 0o600)
  try {
    if (!isNew) return
    fchmodSync(descriptor, 0o600)
    const { uid, gid } = statSync(path.dirname(file))
    if (process.getuid?.() === 0) fchownSync(descriptor, uid, gid)
  } finally {
    closeSync(descriptor)
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''

/** Whether an error of SQLite says that the file is damaged, or is none of its own. */
export const isDamage = (error: unknown) => /^SQLITE_(?:CORRUPT|NOTADB)/.test(codeOf(error))

/** Whether another connection holds a lock. */
export const isBusy = (error: unknown) => codeOf(error).startsWith('SQLITE_BUSY')

/** @param check `quick_check` reads every page once; `integrity_check` also compares indexes with their tables */
export async function isSound(
  file: string,
  check: 'quick_check' | 'integrity_check',
): Promise<boolean> {
  try {
    return await onFile(file, async (connection) => {
      await connection.exec('pragma cell_size_check = on')
      const rows = await rowsOf<Record<string, unknown>>(connection, `pragma ${check}(1)`)
      return rows.length === 1 && rows[0]?.[check] === 'ok'
    })
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
}

/**
 * Locks the store by a file alongside: many processes may share it, one may have it alone. The lock ends with
 * its process, however that ends. A lock of the store's own file would say nothing while that is damaged.
 * @returns releases it
 * @throws with code `SQLITE_BUSY`
 */
export async function lockFile(file: string, mode: 'shared' | 'exclusive'): Promise<() => void> {
  const lock = `${file}.lock`
  createPrivateFile(lock)
  const connection = new Connection(lock, { timeout: lockMilliseconds })
  try {
    // Else an exclusive lock would leave a journal on the disk.
    await connection.exec('pragma journal_mode = memory')
    await connection.exec(
      mode === 'exclusive' ? 'begin exclusive' : 'begin; select count(*) from sqlite_schema',
    )
  } catch (error) {
    connection.close()
    throw error
  }
  return () => connection.close()
}
