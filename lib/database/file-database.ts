import 'server-only'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'
import Connection from 'libsql'
import { makeFolder } from '@/lib/core/atomic-file'
import type { SiteDatabase } from './database'
import { createPrivateFile, isBusy, lockFile, withConnection } from './sqlite-file'
import type { Database } from './tables'

/** Timeout for the lock of another process and for the connection of this process, together. */
const timeoutMilliseconds = 5000
const pauseMilliseconds = 25

const pragmas = `
  pragma journal_mode = wal;
  -- A commit returns only when the data is on disk.
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma cell_size_check = on;
`

/** Opens the store in a SQLite file. Several processes may use it at once; `restore` refuses while one does. */
export async function openFile(file: string): Promise<SiteDatabase> {
  await makeFolder(path.dirname(file))
  // SQLite creates its journal with the same owner and permissions.
  createPrivateFile(file)
  const unlock = await lockFile(file, 'shared')
  const db = new Kysely<Database>({ dialect: new FileDialect(new DatabaseFile(file)) })
  // A separate connection waits for readers without blocking the event loop.
  const clean = () =>
    withConnection(file, async (connection) => {
      await connection.exec('pragma wal_checkpoint(truncate)')
    })
  const close = async () => {
    // Also close a file that cannot be read.
    await clean().catch(() => undefined)
    await db.destroy()
    unlock()
  }
  return { db, clean, close }
}

/** Kysely's dialect for a file that other processes also use (docs/decisions/095). */
class FileDialect extends SqliteDialect {
  constructor(private readonly file: DatabaseFile) {
    super({ database: file })
  }

  override createAdapter() {
    return new FileAdapter()
  }

  override createDriver() {
    return new FileDriver(this.file)
  }
}

/** Migrations run in a transaction, which Kysely does not assume for SQLite. */
class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** A file whose connection is opened with the first statement, and again after `discard`. */
class DatabaseFile {
  private connection?: Connection.Database
  private isClosed = false

  constructor(private readonly path: string) {}

  prepare(statement: string) {
    if (this.isClosed) throw new Error('The store is closed.')
    if (!this.connection) {
      this.connection = new Connection(this.path)
      this.connection.exec(pragmas)
    }
    return this.connection.prepare(statement)
  }

  /** Rolls back and closes the connection. */
  discard() {
    const { connection } = this
    this.connection = undefined
    try {
      // The driver keeps a closed connection, with its locks, until its statements are garbage.
      if (connection?.inTransaction) connection.exec('rollback')
    } finally {
      connection?.close()
    }
  }

  close() {
    this.isClosed = true
    this.discard()
  }
}

class FileDriver extends SqliteDriver {
  constructor(private readonly file: DatabaseFile) {
    super({ database: file })
  }

  override async acquireConnection() {
    const timeout = AbortSignal.timeout(timeoutMilliseconds)
    return new WaitingConnection(await super.acquireConnection(), this.file, timeout)
  }

  override async beginTransaction(connection: WaitingConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    connection.isInTransaction = true
  }

  override async commitTransaction(connection: WaitingConnection) {
    await super.commitTransaction(connection)
    connection.isInTransaction = false
  }

  override async rollbackTransaction() {
    this.file.discard()
  }
}

/**
 * The connection while one caller holds it. If the driver waited for a lock, it would block the event loop and delay
 * pages, so it fails at once, and this class retries. After an error the connection is replaced, because the driver
 * never resets a failed statement, which would prevent every later commit.
 */
class WaitingConnection implements DatabaseConnection {
  isInTransaction = false
  private failure?: unknown

  constructor(
    private readonly connection: DatabaseConnection,
    private readonly file: DatabaseFile,
    private readonly timeout: AbortSignal,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // As in PostgreSQL, a transaction ends with its first failure.
    if (this.failure) throw this.failure
    // A boolean parameter crashes the driver and the process.
    const parameters = query.parameters.map((value) =>
      typeof value === 'boolean' ? Number(value) : value,
    )
    for (;;) {
      try {
        return await this.connection.executeQuery({ ...query, parameters })
      } catch (error) {
        if (this.isInTransaction) this.failure = error
        this.file.discard()
        if (this.isInTransaction || !isBusy(error) || this.timeout.aborted) throw error
      }
      await pause(pauseMilliseconds)
    }
  }

  streamQuery(): never {
    throw new Error('The store does not use streams.')
  }
}
