import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import Database from 'libsql'
import { Client } from 'pg'

export type TestAlert = {
  kind?: 'closed' | 'changed' | 'notice'
  text?: string
  concerns?: readonly string[]
  link?: string
  telephone?: string
  /** Milliseconds from now. */
  endsIn?: number
}

/** Statements with `?` for each value. */
type Run = (statement: string, values?: (string | number)[]) => Promise<unknown>

/**
 * Sets and ends alerts in the database of a running site, without code of the site.
 * @param url `file:…/enquiries.db` or `postgres://…`
 */
export async function openAlerts(url: string) {
  const { run, close } = await (url.startsWith('postgres') ? connectPostgres(url) : openFile(url))
  return {
    /** @returns the id of the alert */
    async set({
      kind = 'notice',
      text = 'Buses run again',
      endsIn = 3_600_000,
      ...rest
    }: TestAlert) {
      const id = `test-${randomUUID()}`
      const content = { kind, text: { en: text }, concerns: [], isDrill: false, ...rest }
      const time = Date.now()
      await run('insert into alerts (id, content, since, until) values (?, ?, ?, ?)', [
        id,
        JSON.stringify(content),
        time,
        time + endsIn,
      ])
      return id
    },
    end: (id: string) => run('update alerts set until = ? where id = ?', [Date.now(), id]),
    clear: () => run('delete from alerts'),
    close,
  }
}

export type Alerts = Awaited<ReturnType<typeof openAlerts>>

function openFile(url: string): { run: Run; close: () => void } {
  const database = new Database(fileURLToPath(url), { timeout: 5000 })
  return {
    run: async (statement, values = []) => database.prepare(statement).run(values),
    close: () => void database.close(),
  }
}

async function connectPostgres(url: string): Promise<{ run: Run; close: () => Promise<void> }> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const run: Run = (statement, values) => {
    let place = 0
    return client.query(
      statement.replace(/\?/g, () => `$${++place}`),
      values,
    )
  }
  return { run, close: () => client.end() }
}
