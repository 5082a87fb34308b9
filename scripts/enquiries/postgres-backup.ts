import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { isKnownStep } from '@/lib/database/migrations'
import { makeFolder } from '@/lib/core/atomic-file'
import { applicationName } from '@/lib/database/postgres-database'
import { endedByRestore, readAccounts, readContents, type Restored } from '@/lib/database/restored'
import { createPrivateFile } from '@/lib/database/sqlite-file'

/** The tables of the site. Only these are saved and replaced. */
const tables = ['enquiries', 'enquiry_*', 'alerts', 'desk_*', 'erasure_rounds']
const withoutRoles = ['--no-owner', '--no-acl']

/**
 * Writes the store's tables to a new file and verifies it.
 * @throws with a message for the user
 */
export function backUpPostgres(url: string, target: string): void {
  if (existsSync(target)) throw new Error(`${target} exists. Name a file that does not.`)
  const draft = `${target}.tmp`
  // Readable only by the owner, because it will contain personal data.
  createPrivateFile(draft, 'wx')
  try {
    const named = tables.map((table) => `--table=${table}`)
    run('pg_dump', url, ['--format=custom', ...withoutRoles, ...named, `--file=${draft}`])
    inspect(draft, target)
    renameSync(draft, target)
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Replaces the store's tables with a backup, in one transaction. Saves the previous tables to a file first. Sessions,
 * links and challenges of the backup are not restored: they may have ended since.
 * @throws with a message for the user
 */
export async function restorePostgres(
  url: string,
  file: string,
  previous: string,
): Promise<Restored> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  inspect(file, file)
  const query = async <Row>(text: string, values: unknown[] = []) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(text, values)).rows as Row[]
    } finally {
      await client.end()
    }
  }
  const others = await query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name = $1`,
    [applicationName],
  )
  if (others.length > 0) throw new Error('The store is in use. Stop the site first.')
  const tablesNow = async () => {
    const rows = await query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = any(current_schemas(false))`,
    )
    return new Set(rows.map(({ name }) => name))
  }
  const present = await tablesNow()
  const before = present.has('desk_people') ? await readAccounts(query, present) : undefined
  if (present.has('enquiries')) {
    await makeFolder(path.dirname(previous))
    backUpPostgres(url, previous)
  }
  restoreTables(url, file)
  const tables = await tablesNow()
  // Backups of earlier versions lack this table. Its step creates it again.
  if (!tables.has('erasure_rounds'))
    await query(`delete from enquiry_migrations where name = '011-erasure-rounds'`)
  // Restoring a backup from before the desk leaves the tables of the desk in place.
  for (const table of endedByRestore) {
    if (tables.has(table)) await query(`delete from ${table}`)
  }
  return {
    ...(await readContents(query, tables)),
    before,
    ...(present.has('enquiries') && { previous }),
  }
}

/** Restores the tables, without the rows of `endedByRestore`, which must not exist even for a moment. */
function restoreTables(url: string, file: string): void {
  const contents = attempt('pg_restore', ['--list', file])?.stdout ?? ''
  const ended = new RegExp(` TABLE DATA \\S+ (?:${endedByRestore.join('|')}) `)
  const list = contents.split('\n').filter((line) => !ended.test(line))
  const folder = mkdtempSync(path.join(tmpdir(), 'restore-'))
  try {
    const listFile = path.join(folder, 'list')
    writeFileSync(listFile, list.join('\n'))
    const options = ['--clean', '--if-exists', '--single-transaction', `--use-list=${listFile}`]
    run('pg_restore', url, [...options, ...withoutRoles, file])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Verifies an archive by reading it completely. `name` is for messages. */
function inspect(file: string, name: string): void {
  const hasStore = /\bTABLE \S+ enquiries\b/.test(
    attempt('pg_restore', ['--list', file])?.stdout ?? '',
  )
  if (!hasStore) throw new Error(`${name} is not a backup of the enquiry store.`)
  if (!attempt('pg_restore', [`--file=${devNull}`, file])) throw new Error(`${name} is damaged.`)
  const steps = attempt('pg_restore', [
    '--data-only',
    '--table=enquiry_migrations',
    '--file=-',
    file,
  ])
  const rows = /^COPY .*\n([^]*?)^\\\.$/m.exec(steps?.stdout ?? '')?.[1] ?? ''
  const names = rows.split('\n').map((row) => row.split('\t')[0]!)
  if (!names.filter(Boolean).every(isKnownStep)) {
    throw new Error(`${name} was made by a newer version of the site.`)
  }
}

/** Runs a program with the password in the environment, because every user of the machine can see arguments. */
function run(program: string, url: string, args: string[]): void {
  const withoutPassword = new URL(url)
  const password = decodeURIComponent(withoutPassword.password) || process.env.PGPASSWORD
  withoutPassword.password = ''
  const { status, stderr } = start(program, [`--dbname=${withoutPassword}`, ...args], {
    PGPASSWORD: password,
  })
  // Only the first line, because others may contain a row.
  if (status !== 0) throw new Error(stderr.split('\n')[0] || `${program} failed.`)
}

function attempt(program: string, args: string[]) {
  const result = start(program, args)
  return result.status === 0 ? result : undefined
}

function start(program: string, args: string[], env: Record<string, string | undefined> = {}) {
  const result = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: Infinity,
  })
  if (result.error) {
    throw new Error(
      `${program} is missing. Install the client programs of PostgreSQL (Debian: postgresql-client), not older than the server.`,
    )
  }
  return result
}
