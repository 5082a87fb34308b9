import { fileURLToPath } from 'node:url'
import Database from 'libsql'
import { Client } from 'pg'

type Row = Record<string, unknown>

/** Reads the enquiry store directly, without code of the site. */
export async function openStore(url: string) {
  const query = url.startsWith('postgres') ? await queryPostgres(url) : queryFile(url)
  const waitingRows = `from enquiry_deliveries where state = 'waiting'`
  return {
    close: query.close,
    /** Reference numbers by contact. */
    references: async () => {
      const rows = await query.run('select contact, reference from enquiries')
      return rows.map(({ contact, reference }) => [contact, reference] as [string, string])
    },
    countWaiting: async () =>
      Number((await query.run(`select count(*) as count ${waitingRows}`))[0]?.count),
    /** Ends the leases of killed instances and the pauses before retries. */
    expireLeases: () =>
      query.run(
        `update enquiry_deliveries set leased_until = 0, due_at = 0 where state = 'waiting'`,
      ),
    /** Errors that SQLite finds in its file. */
    integrityErrors: async () => {
      if (url.startsWith('postgres')) return []
      const rows = await query.run('pragma integrity_check')
      return rows.map((row) => row.integrity_check).filter((result) => result !== 'ok')
    },
  }
}

function queryFile(url: string) {
  const database = new Database(fileURLToPath(url), { timeout: 5000 })
  const run = async (text: string) => {
    const statement = database.prepare(text)
    if (statement.reader) return statement.all() as Row[]
    statement.run()
    return []
  }
  return { run, close: async () => void database.close() }
}

async function queryPostgres(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const run = async (text: string) => (await client.query<Row>(text)).rows
  return { run, close: () => client.end() }
}
