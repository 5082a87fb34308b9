import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '@libsql/client'
import { LibsqlConnection, LibsqlDialect, LibsqlDriver } from '@libsql/kysely-libsql'
import type { CompiledQuery, QueryResult } from 'kysely'

/** Timeout for the lock of another process and for the connection of this process, together. */
const timeoutMilliseconds = 5000
const pauseMilliseconds = 25

/**
 * libSQL with a single connection, used by one caller at a time. The driver blocks the event loop while it waits for a
 * lock. It gets a short timeout, and this class retries without blocking: a locked file must not delay pages.
 * After an error the connection is replaced. The driver never resets a failed statement, which would prevent every
 * later commit.
 */
export class SingleConnectionLibsqlDialect extends LibsqlDialect {
  readonly #connection: ReconnectingConnection

  /** @param pragmas executed on every new connection */
  constructor(client: Client, pragmas: readonly string[]) {
    super({ client })
    this.#connection = new ReconnectingConnection(client, pragmas)
  }

  override createDriver(): LibsqlDriver {
    return new SingleConnectionLibsqlDriver(this.#connection)
  }
}

/** The single connection of a client. */
class ReconnectingConnection {
  readonly client: Client
  readonly #pragmas: readonly string[]
  #isReady = false

  constructor(client: Client, pragmas: readonly string[]) {
    this.client = client
    this.#pragmas = pragmas
  }

  /** Runs a task outside a transaction and retries while another process holds the lock. */
  async retry<T>(timeout: AbortSignal, task: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        await this.#prepare()
        return await task()
      } catch (error) {
        await this.replace()
        if (!isBusy(error) || timeout.aborted) throw error
      }
      await pause(pauseMilliseconds)
    }
  }

  async replace(): Promise<void> {
    this.#isReady = false
    await this.client.reconnect()
  }

  async #prepare(): Promise<void> {
    if (this.#isReady) return
    for (const pragma of this.#pragmas) await this.client.execute(pragma)
    this.#isReady = true
  }
}

const isBusy = (error: unknown) => (error as { code?: string }).code === 'SQLITE_BUSY'

class SingleConnectionLibsqlDriver extends LibsqlDriver {
  readonly #connection: ReconnectingConnection
  #released: Promise<void> = Promise.resolve()
  readonly #releases = new WeakMap<LibsqlConnection, () => void>()

  constructor(connection: ReconnectingConnection) {
    super(connection.client, true)
    this.#connection = connection
  }

  override async acquireConnection(): Promise<LibsqlConnection> {
    const timeout = AbortSignal.timeout(timeoutMilliseconds)
    const previousReleased = this.#released
    let release = () => {}
    this.#released = new Promise((resolve) => {
      release = resolve
    })
    await previousReleased
    const connection = new RetryingConnection(this.#connection, timeout)
    this.#releases.set(connection, release)
    return connection
  }

  override async releaseConnection(connection: LibsqlConnection): Promise<void> {
    try {
      if (connection instanceof RetryingConnection) await connection.replaceAfterFailure()
    } finally {
      this.#releases.get(connection)?.()
    }
  }
}

/** The connection while one caller holds it. */
class RetryingConnection extends LibsqlConnection {
  readonly #connection: ReconnectingConnection
  readonly #timeout: AbortSignal
  #isInTransaction = false
  #hasFailed = false

  constructor(connection: ReconnectingConnection, timeout: AbortSignal) {
    super(connection.client)
    this.#connection = connection
    this.#timeout = timeout
  }

  override async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const execute = () => super.executeQuery<Row>(query)
    return this.#isInTransaction
      ? this.#recordFailure(execute)
      : this.#connection.retry(this.#timeout, execute)
  }

  override async beginTransaction(): Promise<void> {
    await this.#connection.retry(this.#timeout, () => super.beginTransaction())
    this.#isInTransaction = true
  }

  override async commitTransaction(): Promise<void> {
    await this.#recordFailure(() => super.commitTransaction())
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction()
    } catch (error) {
      // On a full disk SQLite has rolled back already. An error here would hide the reason.
      if (!this.#hasFailed) throw error
    } finally {
      this.#hasFailed = true
    }
  }

  /** The next caller must not get a connection that failed inside a transaction. */
  async replaceAfterFailure(): Promise<void> {
    if (this.#hasFailed) await this.#connection.replace()
  }

  async #recordFailure<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task()
    } catch (error) {
      this.#hasFailed = true
      throw error
    }
  }
}
