import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '@libsql/client'
import { LibsqlConnection, LibsqlDialect, LibsqlDriver } from '@libsql/kysely-libsql'
import type { CompiledQuery, QueryResult } from 'kysely'

/** How long one waits for another process's lock, and for one's turn in this process. */
const timeoutMilliseconds = 5000
const pauseMilliseconds = 25

/**
 * libSQL with one connection, used in turn. The driver waits for a lock without letting go of the thread, so
 * it is told to wait shortly, and the rest of the waiting is done here: a file that stays locked must not
 * hold up the pages. After an error the connection is replaced: a statement that failed is never reset by
 * the driver, and would keep every later transaction from being committed.
 */
export class SingleConnectionLibsqlDialect extends LibsqlDialect {
  readonly #connection: ReconnectingConnection

  /** @param pragmas set on every connection */
  constructor(client: Client, pragmas: readonly string[]) {
    super({ client })
    this.#connection = new ReconnectingConnection(client, pragmas)
  }

  override createDriver(): LibsqlDriver {
    return new SingleConnectionLibsqlDriver(this.#connection)
  }
}

/** The one connection of a client. */
class ReconnectingConnection {
  readonly client: Client
  readonly #pragmas: readonly string[]
  #isReady = false

  constructor(client: Client, pragmas: readonly string[]) {
    this.client = client
    this.#pragmas = pragmas
  }

  /** Runs a task outside of a transaction, again and again while another process holds the lock. */
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
  #previous: Promise<void> = Promise.resolve()
  readonly #ends = new WeakMap<LibsqlConnection, () => void>()

  constructor(connection: ReconnectingConnection) {
    super(connection.client, true)
    this.#connection = connection
  }

  override async acquireConnection(): Promise<LibsqlConnection> {
    const timeout = AbortSignal.timeout(timeoutMilliseconds)
    const before = this.#previous
    let end = () => {}
    this.#previous = new Promise((resolve) => {
      end = resolve
    })
    await before
    const connection = new RetryingConnection(this.#connection, timeout)
    this.#ends.set(connection, end)
    return connection
  }

  override async releaseConnection(connection: LibsqlConnection): Promise<void> {
    try {
      if (connection instanceof RetryingConnection) await connection.leave()
    } finally {
      this.#ends.get(connection)?.()
    }
  }
}

/** The connection for the time of one turn. */
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
      ? this.#noting(execute)
      : this.#connection.retry(this.#timeout, execute)
  }

  override async beginTransaction(): Promise<void> {
    await this.#connection.retry(this.#timeout, () => super.beginTransaction())
    this.#isInTransaction = true
  }

  override async commitTransaction(): Promise<void> {
    await this.#noting(() => super.commitTransaction())
  }

  override async rollbackTransaction(): Promise<void> {
    await this.#noting(() => super.rollbackTransaction())
  }

  /** Ends the turn; a connection on which something failed in a transaction is not left to the next. */
  async leave(): Promise<void> {
    if (this.#hasFailed) await this.#connection.replace()
  }

  async #noting<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task()
    } catch (error) {
      this.#hasFailed = true
      throw error
    }
  }
}
