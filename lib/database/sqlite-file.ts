import 'server-only'
import { closeSync, existsSync, fchmodSync, fchownSync, openSync, statSync } from 'node:fs'
import path from 'node:path'
import Connection from 'libsql/promise'

const busyMilliseconds = 5000
const lockMilliseconds = 1000

/**
 * Runs a task on a separate connection. Its statements run outside the event loop, unlike those of the store. Its page
 * cache is empty, so it reads from the disk.
 */
export async function withConnection<T>(
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

export async function readRows<Row>(connection: Connection, statement: string): Promise<Row[]> {
  return (await connection.prepare(statement)).all()
}

/**
 * Creates an empty file that only its owner can read, because it will contain personal data. A file created by root
 * gets the owner of the folder, which is the user that runs the site. An existing file is not opened: closing it would
 * release every lock that SQLite holds on it in this process (sqlite.org/howtocorrupt.html, section 2.2), and another
 * process could then delete the journal with the latest enquiries.
 */
export function createPrivateFile(file: string, flags: 'a' | 'wx' = 'a'): void {
  if (flags === 'a' && existsSync(file)) return
  const descriptor = openSync(file, flags, 0o600)
  try {
    fchmodSync(descriptor, 0o600)
    const { uid, gid } = statSync(path.dirname(file))
    if (process.getuid?.() === 0) fchownSync(descriptor, uid, gid)
  } finally {
    closeSync(descriptor)
  }
}

const getErrorCode = (error: unknown) => (error as { code?: string }).code ?? ''

/** Whether SQLite reports that the file is damaged or not a database. */
export const isDamage = (error: unknown) => /^SQLITE_(?:CORRUPT|NOTADB)/.test(getErrorCode(error))

/** Whether another connection holds a lock. */
export const isBusy = (error: unknown) => getErrorCode(error).startsWith('SQLITE_BUSY')

/**
 * Whether SQLite finds no damage in a file.
 * @param check `quick_check` reads every page once; `integrity_check` also compares indexes with their tables
 */
export async function isIntact(
  file: string,
  check: 'quick_check' | 'integrity_check',
): Promise<boolean> {
  try {
    return await withConnection(file, async (connection) => {
      await connection.exec('pragma cell_size_check = on')
      const rows = await readRows<Record<string, unknown>>(connection, `pragma ${check}(1)`)
      return rows.length === 1 && rows[0]?.[check] === 'ok'
    })
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
}

/**
 * Locks the store through a separate lock file, shared or exclusive. The operating system releases the lock when the
 * process ends. Locking the database file itself would not work while it is damaged.
 * @returns a function that releases the lock
 * @throws with code `SQLITE_BUSY`
 */
export async function lockFile(file: string, mode: 'shared' | 'exclusive'): Promise<() => void> {
  const lock = `${file}.lock`
  createPrivateFile(lock)
  const connection = new Connection(lock, { timeout: lockMilliseconds })
  try {
    // An exclusive lock would otherwise leave a journal on the disk.
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
