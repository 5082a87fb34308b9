import 'server-only'
import { PostgresAdapter, sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from './tables'

/** Any number, so long as nothing else in the database locks by it. */
const lock = 5_092_026

type Step = (db: Transaction<Database>) => Promise<void>

/** What brings the tables up to date, in order. A step that has been released is never changed. */
const steps: Record<string, Step> = {
  '001-enquiries': createTables,
  '002-expired-seen-at': ({ schema }) =>
    schema.alterTable('enquiries').addColumn('expired_seen_at', 'bigint').execute(),
  '003-enquiry-duplicates': renameDuplicates,
}

/** Whether a step is known here; another one was taken by a newer version of the site. */
export const isKnownStep = (name: string) => Object.hasOwn(steps, name)

/** Takes the steps that the database has not taken yet. Of several processes one does it, the others wait. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // SQLite: the transaction itself keeps other writers out.
    if (db.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction)
    }
    await transaction.schema
      .createTable('enquiry_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .execute()
    const taken = await transaction.selectFrom('enquiry_migrations').select('name').execute()
    for (const [name, step] of Object.entries(steps)) {
      if (taken.some((row) => row.name === name)) continue
      await step(transaction)
      await transaction.insertInto('enquiry_migrations').values({ name }).execute()
    }
  })
}

async function createTables({ schema }: Transaction<Database>): Promise<void> {
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
  await schema
    .createTable('enquiry_same')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .execute()
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

async function renameDuplicates({ schema }: Transaction<Database>): Promise<void> {
  await schema.alterTable('enquiry_same').renameTo('enquiry_duplicates').execute()
  // SQLite cannot rename an index.
  await schema.dropIndex('enquiry_same_enquiry_id').execute()
  await schema
    .createIndex('enquiry_duplicates_enquiry_id')
    .on('enquiry_duplicates')
    .column('enquiry_id')
    .execute()
}
