import 'server-only'
import type { Client } from '@libsql/client'
import { LibsqlDialect, LibsqlDriver } from '@libsql/kysely-libsql'
import type { LibsqlConnection } from '@libsql/kysely-libsql'

/**
 * libSQL with one connection at a time. The driver waits for a lock without letting go of the thread: a
 * second connection of the same process would wait for a transaction that can never go on.
 */
export class SerialLibsqlDialect extends LibsqlDialect {
  readonly #client: Client

  constructor(client: Client) {
    super({ client })
    this.#client = client
  }

  override createDriver(): LibsqlDriver {
    return new SerialLibsqlDriver(this.#client, true)
  }
}

class SerialLibsqlDriver extends LibsqlDriver {
  #last: Promise<void> = Promise.resolve()
  readonly #ends = new WeakMap<LibsqlConnection, () => void>()

  override async acquireConnection(): Promise<LibsqlConnection> {
    const before = this.#last
    let end = () => {}
    this.#last = new Promise((resolve) => {
      end = resolve
    })
    await before
    const connection = await super.acquireConnection()
    this.#ends.set(connection, end)
    return connection
  }

  override async releaseConnection(connection: LibsqlConnection): Promise<void> {
    this.#ends.get(connection)?.()
  }
}
