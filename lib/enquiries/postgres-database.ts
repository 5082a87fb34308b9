import 'server-only'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { Pool, types, type PoolClient } from 'pg'
import type { EnquiryDatabase } from './database'
import type { Database } from './tables'

const timeoutMilliseconds = 5000
const maxConnections = 5
const int8 = 20

/** By which `restore` knows the connections of the site. */
export const applicationName = 'school-website'

/** The store in PostgreSQL. Whatever the server does or does not answer, no query waits longer than five seconds. */
export function openPostgres(connectionString: string): EnquiryDatabase {
  const pool = new Pool({
    connectionString,
    application_name: applicationName,
    // One stays open, so that `restore` can tell that the site runs.
    min: 1,
    max: maxConnections,
    connectionTimeoutMillis: timeoutMilliseconds,
    query_timeout: timeoutMilliseconds,
    statement_timeout: timeoutMilliseconds,
    // Locks of an instance that was cut off in a transaction are let go.
    idle_in_transaction_session_timeout: 2 * timeoutMilliseconds,
    types: {
      // Milliseconds since 1970 and counts fit into a number.
      getTypeParser: (id, format) =>
        id === int8 ? (value: string) => Number(value) : types.getTypeParser(id, format),
    },
  })
  // A connection that breaks while it is idle is replaced by the next query.
  pool.on('error', () => undefined)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: replacing(pool) }) })
  return { db, clean: async () => undefined, close: () => db.destroy() }
}

/** Connections that had an error are closed, not used again: they may still wait for what never comes. */
const replacing = (pool: Pool): PostgresPool => ({
  connect: async () => once(await pool.connect()),
  end: () => pool.end(),
})

function once(client: PoolClient): PostgresPoolClient {
  let fault: Error | undefined
  const query = async (text: string, values: unknown[]) => {
    // Closing undoes an open transaction; a rollback would only wait in line.
    if (fault) throw fault
    try {
      return await client.query(text, values)
    } catch (error) {
      fault = error as Error
      throw error
    }
  }
  return {
    // Its other form, with a cursor, is for streams; the store has none.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(fault),
  }
}
