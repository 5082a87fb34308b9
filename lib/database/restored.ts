import 'server-only'

/**
 * Tables that a restore empties: sessions, links and challenges may have ended since the backup was made. What the
 * clean-up had seen is outdated, too.
 */
export const endedByRestore = [
  'desk_sessions',
  'desk_links',
  'desk_challenges',
  'desk_verifications',
  'desk_stray_files',
] as const

/** What an account says about who can log in. */
export type Account = {
  email: string
  role: string
  /** Ids of its passkeys. */
  passkeys: readonly string[]
}

/** The tables whose rows the message of a restore counts, with singular and plural. */
export const countedTables = {
  enquiries: ['enquiry', 'enquiries'],
  desk_records: ['record', 'records'],
  desk_media: ['file', 'files'],
  desk_certificates: ['certificate', 'certificates'],
  desk_people: ['account', 'accounts'],
} as const

export type Counts = Partial<Record<keyof typeof countedTables, number>>

/** The contents of a backup. */
export type Contents = {
  counts: Counts
  accounts: readonly Account[]
  /** Keys of the files in the media store to which the backup refers. */
  files: readonly string[]
}

export type Restored = Contents & {
  /** The accounts of the previous store; `undefined` when it had none or could not be read. */
  before?: readonly Account[]
  /** The file with the previous store. */
  previous?: string
}

type Query = <Row>(statement: string) => Promise<Row[]>

/** Reads the accounts in a database of any version of the site. */
export async function readAccounts(query: Query, tables: ReadonlySet<string>): Promise<Account[]> {
  if (!tables.has('desk_people')) return []
  const people = await query<{ id: string; email: string; role: string }>(
    'select id, email, role from desk_people order by email',
  )
  const passkeys = tables.has('desk_passkeys')
    ? await query<{ id: string; person_id: string }>('select id, person_id from desk_passkeys')
    : []
  return people.map(({ id, email, role }) => ({
    email,
    role,
    passkeys: passkeys.filter(({ person_id }) => person_id === id).map((key) => key.id),
  }))
}

/** Reads the contents of a restored database, of any version of the site. */
export const readContents = async (
  query: Query,
  tables: ReadonlySet<string>,
): Promise<Contents> => ({
  counts: await countRows(query, tables),
  accounts: await readAccounts(query, tables),
  files: await readFiles(query, tables),
})

async function readFiles(query: Query, tables: ReadonlySet<string>): Promise<string[]> {
  const statements = {
    desk_media: 'select file from desk_media where is_ready = 1',
    desk_certificates: 'select file from desk_certificates',
  }
  const files: string[] = []
  for (const [table, statement] of Object.entries(statements)) {
    if (!tables.has(table)) continue
    files.push(...(await query<{ file: string }>(statement)).map(({ file }) => file))
  }
  return files
}

async function countRows(query: Query, tables: ReadonlySet<string>): Promise<Counts> {
  const counts: Counts = {}
  for (const table of Object.keys(countedTables) as (keyof Counts)[]) {
    if (!tables.has(table)) continue
    const [row] = await query<{ count: number | string }>(`select count(*) as count from ${table}`)
    counts[table] = Number(row?.count)
  }
  return counts
}

/** Reads the names of the tables in a database file. */
export async function readTableNames(query: Query): Promise<Set<string>> {
  const rows = await query<{ name: string }>(`select name from sqlite_schema where type = 'table'`)
  return new Set(rows.map(({ name }) => name))
}

/** Lists who can log in again, or has more rights than before the restore: one sentence each. */
export function listRegainedAccess({ accounts, before }: Restored): string[] {
  if (!before) return accounts.map(({ email, role }) => `${email} (${role})`)
  return accounts.flatMap(({ email, role, passkeys }) => {
    const known = before.find((account) => account.email === email)
    if (!known) return [`${email} (${role}), whose account was removed since`]
    const again = passkeys.some((id) => !known.passkeys.includes(id))
    return [
      ...(known.role === role ? [] : [`${email}, who is ${role} again instead of ${known.role}`]),
      ...(again ? [`${email}, with a passkey that was removed since`] : []),
    ]
  })
}
