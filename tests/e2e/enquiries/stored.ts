import { createClient } from '@libsql/client'
import { Client } from 'pg'

type Row = Record<string, unknown>

/** A second look at the enquiry store, by none of the site's own code. */
export async function openStored(url: string) {
  const query = url.startsWith('postgres') ? await queryPostgres(url) : queryFile(url)
  const waiting = `from enquiry_deliveries where state = 'waiting'`
  return {
    close: query.close,
    /** Reference numbers by contact. */
    references: async () => {
      const rows = await query.run('select contact, reference from enquiries')
      return rows.map(({ contact, reference }) => [contact, reference] as [string, string])
    },
    waiting: async () => Number((await query.run(`select count(*) as count ${waiting}`))[0]?.count),
    /** As if the leases of those who were killed had ended, and all pauses between attempts too. */
    letTimePass: () =>
      query.run(
        `update enquiry_deliveries set leased_until = 0, due_at = 0 where state = 'waiting'`,
      ),
    /** What SQLite finds wrong with its file. */
    faults: async () => {
      if (url.startsWith('postgres')) return []
      const rows = await query.run('pragma integrity_check')
      return rows.map((row) => row.integrity_check).filter((found) => found !== 'ok')
    },
  }
}

function queryFile(url: string) {
  const client = createClient({ url, timeout: 5000 })
  const run = async (text: string) => (await client.execute(text)).rows as Row[]
  return { run, close: async () => client.close() }
}

async function queryPostgres(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const run = async (text: string) => (await client.query<Row>(text)).rows
  return { run, close: () => client.end() }
}
