import 'server-only'
import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { now } from '@/lib/core/dates'
import { log } from '@/lib/core/log'
import { parseJson } from '@/lib/core/parse-json'
import type { AlertRow, Database } from '@/lib/database/tables'
import { alertSchema, type Alert } from './alert'

/** Ids of rows that were logged as unreadable. */
const logged = new Set<string>()

/** Reads the alerts that have not ended, also those that have not begun. Leaves out rows that cannot be parsed. */
export async function readAlerts(db: Kysely<Database>): Promise<Alert[]> {
  const rows = await db
    .selectFrom('alerts')
    .selectAll()
    .where('until', '>', now().getTime())
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => fromRow(row) ?? [])
}

/** Short, because the office types it. No letters or digits that look alike. */
const idCharacters = 'abcdefghjkmnpqrstuvwxyz23456789'
const idLength = 4

export const createAlertId = (): string =>
  Array.from({ length: idLength }, () => idCharacters[randomInt(idCharacters.length)]).join('')

export async function addAlert(db: Kysely<Database>, alert: Alert): Promise<void> {
  const { id, since, until, ...content } = alert
  await db
    .insertInto('alerts')
    .values({
      id,
      content: JSON.stringify(content),
      since: since.getTime(),
      until: until.getTime(),
    })
    .execute()
}

/** Ends an alert now. @returns false when there is none, or it has already ended */
export async function endAlert(db: Kysely<Database>, id: string): Promise<boolean> {
  const at = now().getTime()
  const { numUpdatedRows } = await db
    .updateTable('alerts')
    .set({ until: at })
    .where('id', '=', id)
    .where('until', '>', at)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Removes a test alert without a trace. */
export async function removeAlert(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('alerts').where('id', '=', id).execute()
}

function fromRow({ id, content, since, until }: AlertRow): Alert | undefined {
  const parsed = alertSchema.safeParse({ ...Object(parseJson(content)), id, since, until })
  if (parsed.success) return parsed.data
  if (!logged.has(id)) log.warn({ id }, 'an alert cannot be read and is left out')
  logged.add(id)
  return undefined
}
