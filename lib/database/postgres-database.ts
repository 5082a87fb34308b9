import 'server-only'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { Pool, types, type PoolClient } from 'pg'
import type { SiteDatabase } from './database'
import type { Database } from './tables'

const timeoutMilliseconds = 5000
const maxConnections = 5
const int8 = 20

/** Lets `restore` recognise the connections of the site. */
export const applicationName = 'school-website'

/**
 * Settings of a connection. A pooler such as PgBouncer refuses settings in the first message, so a query sets them. The
 * last one releases the locks of an instance that lost its connection inside a transaction.
 */
const settings = [
  `set application_name = '${applicationName}'`,
  `set statement_timeout = ${timeoutMilliseconds}`,
  `set idle_in_transaction_session_timeout = ${2 * timeoutMilliseconds}`,
].join('; ')

/** Opens the store in PostgreSQL. No query waits longer than five seconds, even when the server never responds. */
export function openPostgres(connectionString: string): SiteDatabase {
  const pool = new Pool({
    connectionString,
    // One connection stays open, so that `restore` sees that the site is running.
    min: 1,
    max: maxConnections,
    connectionTimeoutMillis: timeoutMilliseconds,
    query_timeout: timeoutMilliseconds,
    onConnect: async (client) => void (await client.query(settings)),
    types: {
      // Timestamps in milliseconds and counts are safe integers.
      getTypeParser: (id, format) =>
        id === int8 ? (value: string) => Number(value) : types.getTypeParser(id, format),
    },
  })
  // The next query replaces a connection that breaks while idle.
  pool.on('error', () => undefined)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: discardFailed(pool) }) })
  return { db, clean: async () => undefined, close: () => db.destroy() }
}

/** Closes a connection after an error instead of reusing it, because it may still be waiting for a response. */
const discardFailed = (pool: Pool): PostgresPool => ({
  connect: async () => discardAfterError(await pool.connect().catch(throwWithCode)),
  end: () => pool.end(),
})

/** The code of PostgreSQL for a connection that was lost. */
const connectionFailure = '08006'

/** Throws an error with a code. The driver reports timeouts and lost connections without one (`isStorageFailure`). */
function throwWithCode(error: Error & { code?: string }): never {
  throw error.code ? error : Object.assign(error, { code: connectionFailure })
}

function discardAfterError(client: PoolClient): PostgresPoolClient {
  let failure: Error | undefined
  const query = async (text: string, values: unknown[]) => {
    // Closing rolls an open transaction back; a rollback query would wait behind the failed one.
    if (failure && text === 'rollback') return { command: 'ROLLBACK', rows: [] }
    if (failure) throw failure
    try {
      return await client.query(text, values).catch(throwWithCode)
    } catch (error) {
      failure = error as Error
      throw error
    }
  }
  return {
    // The overload with a cursor is for streams, which the store does not use.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(failure),
  }
}
