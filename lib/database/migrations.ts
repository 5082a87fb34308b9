import 'server-only'
import { Migrator, type Kysely, type Transaction } from 'kysely'
import {
  addSavedById,
  addShownAlt,
  createDesk,
  createPasskeys,
  createStrayFiles,
  hasColumn,
  renewCertificateKeys,
} from './desk-migration'
import { lock } from './lock'
import type { Database } from './tables'

/** The time of a step that was applied by a version that did not record it. */
const unknownTime = '1970-01-01T00:00:00.000Z'

type Step = (db: Transaction<Database>) => Promise<void>

/** Schema migrations, in order. A released step never changes. */
const steps: Record<string, Step> = {
  '001-enquiries': createTables,
  '002-expired-seen-at': ({ schema }) =>
    schema.alterTable('enquiries').addColumn('expired_seen_at', 'bigint').execute(),
  '003-enquiry-duplicates': copyDuplicates,
  '004-alerts': createAlerts,
  // The default is for existing enquiries, and for processes of the previous version during a release.
  '005-enquiry-language': ({ schema }) =>
    schema
      .alterTable('enquiries')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
      .execute(),
  '006-desk': createDesk,
  '007-enquiry-notes': createNotes,
  '008-desk-alts': addShownAlt,
  '009-desk-passkeys': createPasskeys,
  '010-desk-certificate-keys': renewCertificateKeys,
  '011-erasure-rounds': ({ schema }) =>
    schema
      .createTable('erasure_rounds')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute(),
  '012-desk-saved-by-id': addSavedById,
  '013-desk-stray-files': createStrayFiles,
}

/** Whether this version has the step. A newer version of the site applied an unknown one. */
export const isKnownStep = (name: string) => Object.hasOwn(steps, name)

/** Applies all missing steps, or none on failure. One process does it while the others wait. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const applied = await readApplied(db)
  // The `Migrator` would fail on steps of a newer version, although they keep everything that this version needs.
  if (Object.keys(steps).every((name) => applied.has(name))) return
  const migrations = Object.entries(steps).map(([name, up]) => [name, { up }])
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
    migrationTableName: 'enquiry_migrations',
    migrationLockTableName: 'enquiry_migrations_lock',
    allowUnorderedMigrations: true,
  }).migrateToLatest()
  if (error) throw error
}

/** Reads the names of the steps that have been applied, from the table of the `Migrator`. */
async function readApplied(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db.transaction().execute(async (transaction) => {
    await lock(transaction, 'migrations')
    await transaction.schema
      .createTable('enquiry_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .execute()
    // Versions from before the `Migrator` write no time, and may still run during a release.
    if (!(await hasColumn(transaction, 'enquiry_migrations', 'timestamp')))
      await transaction.schema
        .alterTable('enquiry_migrations')
        .addColumn('timestamp', 'text', (column) => column.notNull().defaultTo(unknownTime))
        .execute()
    return transaction.selectFrom('enquiry_migrations').selectAll().execute()
  })
  return new Set(rows.map(({ name }) => name))
}

async function createTables(db: Transaction<Database>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('form_key', 'text', (column) => column.notNull())
    .addColumn('session', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('admission_class', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('consent_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('enquiry_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .execute()
  await createDuplicates(db, 'enquiry_same')
  await schema
    .createTable('enquiry_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('give_up_at', 'bigint', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .addColumn('delivered_at', 'bigint')
    .addUniqueConstraint('enquiry_deliveries_once', ['enquiry_id', 'channel'])
    .execute()
  for (const [table, ...columns] of [
    ['enquiries', 'contact'],
    ['enquiries', 'created_at'],
    ['enquiry_keys', 'enquiry_id'],
    ['enquiry_same', 'enquiry_id'],
    ['enquiry_deliveries', 'state', 'due_at'],
  ] as [string, ...string[]][]) {
    await schema
      .createIndex([table, ...columns].join('_'))
      .on(table)
      .columns(columns)
      .execute()
  }
}

/**
 * Copies `enquiry_same` instead of renaming it. During a release, and after a rollback by one version, processes of the
 * previous version still write to it. A later step may drop it.
 */
async function copyDuplicates(db: Transaction<Database>): Promise<void> {
  // Restoring an older backup into PostgreSQL leaves the newer table in place.
  await db.schema.dropTable('enquiry_duplicates').ifExists().execute()
  await createDuplicates(db, 'enquiry_duplicates')
  const columns = ['fingerprint', 'enquiry_id', 'opened_at'] as const
  await db
    .insertInto('enquiry_duplicates')
    .columns(columns)
    .expression(db.selectFrom('enquiry_same').select(columns))
    .execute()
  await db.schema
    .createIndex('enquiry_duplicates_enquiry_id')
    .on('enquiry_duplicates')
    .column('enquiry_id')
    .execute()
}

const createDuplicates = ({ schema }: Transaction<Database>, table: string) =>
  schema
    .createTable(table)
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .execute()

/**
 * Creates the table of alerts. Restoring an older backup into PostgreSQL leaves the table in place, with its alerts.
 */
async function createAlerts({ schema }: Transaction<Database>): Promise<void> {
  await schema
    .createTable('alerts')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()
}

/**
 * Adds the states and notes of enquiries. The default state is for existing enquiries, and for processes of the
 * previous version during a release. Restoring an older backup into PostgreSQL leaves the notes in place, also those
 * of enquiries that are not in the backup.
 */
async function createNotes(db: Transaction<Database>): Promise<void> {
  await db.schema
    .alterTable('enquiries')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .execute()
  await db.schema
    .createTable('enquiry_notes')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('state', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('enquiry_notes_enquiry_id')
    .ifNotExists()
    .on('enquiry_notes')
    .column('enquiry_id')
    .execute()
  await db
    .deleteFrom('enquiry_notes')
    .where('enquiry_id', 'not in', db.selectFrom('enquiries').select('id'))
    .execute()
}
