import 'server-only'
import { PostgresAdapter, type SchemaModule, type Transaction } from 'kysely'
import { normaliseName, normaliseNumber } from '@/lib/core/certificate-keys'
import type { Database } from './tables'

/**
 * Creates the tables of the desk (docs/decisions/064). Restoring an older backup into PostgreSQL leaves newer tables in
 * place, so existing tables stay.
 */
export async function createDesk(db: Transaction<Database>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await createRecords(db.schema)
  await createMedia(db.schema)
  await createHistory(db.schema, isPostgres)
  await createPeople(db.schema, isPostgres)
  for (const [table, ...columns] of [
    ['desk_records', 'kind', 'sort_key'],
    ['desk_media_uses', 'record_id', 'version'],
    ['desk_certificates', 'admission_key'],
    ['desk_history', 'subject_id', 'number'],
    ['desk_links', 'email'],
    ['desk_sessions', 'user_id'],
    ['desk_accounts', 'user_id'],
    ['desk_verifications', 'identifier'],
  ] as [string, ...string[]][]) {
    await db.schema
      .createIndex([table, ...columns].join('_'))
      .ifNotExists()
      .on(table)
      .columns(columns)
      .execute()
  }
}

/** Whether a table has a column. A restored backup may have left the table of a newer version in place. */
export async function hasColumn(
  db: Transaction<Database>,
  table: string,
  column: string,
): Promise<boolean> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table)
  return found?.columns.some(({ name }) => name === column) ?? false
}

/**
 * Adds the description that visitors see. Existing descriptions stay visible. The default is for processes of the
 * previous version during a release.
 */
export async function addShownAlt(db: Transaction<Database>): Promise<void> {
  if (await hasColumn(db, 'desk_media', 'shown_alt')) return
  await db.schema
    .alterTable('desk_media')
    .addColumn('shown_alt', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db
    .updateTable('desk_media')
    .set(({ ref }) => ({ shown_alt: ref('alt') }))
    .execute()
}

const table = (schema: SchemaModule, name: string) => schema.createTable(name).ifNotExists()

async function createRecords(schema: SchemaModule): Promise<void> {
  await table(schema, 'desk_records')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('published_version', 'integer')
    .addColumn('publish_at', 'bigint')
    .addColumn('end_at', 'bigint')
    .addColumn('deleted_at', 'bigint')
    .addColumn('sort_key', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  await table(schema, 'desk_versions')
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('content', 'text')
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_versions_key', ['record_id', 'version'])
    .execute()
  await table(schema, 'desk_changes')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .execute()
}

async function createMedia(schema: SchemaModule): Promise<void> {
  await table(schema, 'desk_media')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('is_scan', 'integer', (column) => column.notNull())
    .addColumn('is_ready', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute()
  await table(schema, 'desk_media_uses')
    // With this reference PostgreSQL does not delete a file that another transaction has just begun to use.
    .addColumn('media_name', 'text', (column) => column.notNull().references('desk_media.name'))
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_media_uses_key', ['media_name', 'record_id', 'version'])
    .execute()
  await table(schema, 'desk_certificates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('admission', 'text', (column) => column.notNull())
    .addColumn('admission_key', 'text', (column) => column.notNull())
    .addColumn('pupil', 'text', (column) => column.notNull())
    .addColumn('pupil_key', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute()
}

async function createHistory(schema: SchemaModule, isPostgres: boolean): Promise<void> {
  await table(schema, 'desk_history')
    .addColumn('number', isPostgres ? 'bigserial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.notNull())
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('kind', 'text')
    .addColumn('subject_id', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('version', 'integer')
    .execute()
}

/** Creates the tables of better-auth, with the column types that its adapter reads and writes. */
async function createPeople(schema: SchemaModule, isPostgres: boolean): Promise<void> {
  const time = isPostgres ? 'timestamptz' : 'text'
  const flag = isPostgres ? 'boolean' : 'integer'
  await table(schema, 'desk_people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    .execute()
  await table(schema, 'desk_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('desk_people.id').onDelete('cascade'),
    )
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', time, (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    .execute()
  await table(schema, 'desk_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('desk_people.id').onDelete('cascade'),
    )
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', time)
    .addColumn('refresh_token_expires_at', time)
    .addColumn('scope', 'text')
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    .execute()
  await table(schema, 'desk_verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', time, (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    .execute()
  await table(schema, 'desk_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
}

/**
 * Creates the tables of passkeys and of challenges that wait for a response. There is no foreign key: restoring an
 * older backup into PostgreSQL drops the people first, and would fail while a newer table refers to them. The restore
 * leaves these tables in place, with passkeys that are not in the backup, so the tables are replaced.
 */
export async function createPasskeys({ schema }: Transaction<Database>): Promise<void> {
  for (const name of ['desk_passkeys', 'desk_challenges'])
    await schema.dropTable(name).ifExists().execute()
  await schema
    .createTable('desk_passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await schema
    .createTable('desk_challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  for (const [table, column] of [
    ['desk_passkeys', 'person_id'],
    ['desk_challenges', 'expires_at'],
  ] as const)
    await schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}

/** Computes the keys of certificates again: earlier versions normalised less of punctuation and digits. */
export async function renewCertificateKeys(db: Transaction<Database>): Promise<void> {
  const rows = await db
    .selectFrom('desk_certificates')
    .select(['id', 'admission', 'pupil'])
    .execute()
  for (const { id, admission, pupil } of rows)
    await db
      .updateTable('desk_certificates')
      .set({ admission_key: normaliseNumber(admission), pupil_key: normaliseName(pupil) })
      .where('id', '=', id)
      .execute()
}

/**
 * Adds the id of the person who saved a version, because names are not unique. It is unknown for existing versions, and
 * for those that the previous release of the site saves meanwhile. Only imports are recognised, by their name.
 */
export async function addSavedById(db: Transaction<Database>): Promise<void> {
  if (await hasColumn(db, 'desk_versions', 'saved_by_id')) return
  await db.schema.alterTable('desk_versions').addColumn('saved_by_id', 'text').execute()
  await db
    .updateTable('desk_versions')
    .set({ saved_by_id: 'import' })
    .where('saved_by', '=', 'import')
    .execute()
}

/** Creates the table of stray files: when the clean-up first saw that no table refers to a file of the media store. */
export async function createStrayFiles({ schema }: Transaction<Database>): Promise<void> {
  await schema.dropTable('desk_stray_files').ifExists().execute()
  await schema
    .createTable('desk_stray_files')
    .addColumn('file', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
}
