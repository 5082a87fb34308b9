import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'
import Connection from 'libsql'
import { isBusy } from './sqlite-file'

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

/** Kysely's dialect for a file that other processes use, too (docs/decisions/095). */
export class FileDialect extends SqliteDialect {
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

/** Opens its connection with the first statement, and with the first one after `close`. */
export class DatabaseFile {
  private connection?: Connection.Database

  constructor(private readonly path: string) {}

  prepare(statement: string) {
    if (!this.connection) {
      this.connection = new Connection(this.path)
      this.connection.exec(pragmas)
    }
    return this.connection.prepare(statement)
  }

  close() {
    const { connection } = this
    this.connection = undefined
    try {
      // The driver keeps a closed connection, with its locks, until its statements are garbage.
      if (connection?.inTransaction) connection.exec('rollback')
    } finally {
      connection?.close()
    }
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

  override beginTransaction(connection: WaitingConnection) {
    return connection.begin()
  }

  override async rollbackTransaction() {
    this.file.close()
  }
}

/**
 * The connection while one caller holds it. The driver would block the event loop while it waits for a lock, so it does not
 * wait, and this class tries again: a locked file must not delay pages. After an error the connection is replaced, because
 * the driver never resets a failed statement, which would prevent every later commit.
 */
class WaitingConnection implements DatabaseConnection {
  private isInTransaction = false
  private failure?: unknown

  constructor(
    private readonly connection: DatabaseConnection,
    private readonly file: DatabaseFile,
    private readonly timeout: AbortSignal,
  ) {}

  async begin(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('begin immediate'))
    this.isInTransaction = true
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // As in PostgreSQL, a transaction ends with its first failure.
    if (this.failure) throw this.failure
    // The driver ends the process when it gets a boolean.
    const parameters = query.parameters.map((value) =>
      typeof value === 'boolean' ? Number(value) : value,
    )
    for (;;) {
      try {
        return await this.connection.executeQuery({ ...query, parameters })
      } catch (error) {
        if (this.isInTransaction) this.failure = error
        this.file.close()
        if (this.isInTransaction || !isBusy(error) || this.timeout.aborted) throw error
      }
      await pause(pauseMilliseconds)
    }
  }

  streamQuery(): never {
    throw new Error('The store does not use streams.')
  }
}
