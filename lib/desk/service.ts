import 'server-only'
import { createDate, dayMilliseconds, now } from '@/lib/core/dates'
import { log } from '@/lib/core/log'
import { retention } from '@/lib/core/retention'
import { getProcessSingleton } from '@/lib/core/singleton'
import { getSiteDatabase } from '@/lib/database/site-database'
import { countRows } from '@/lib/database/count'
import { eraseExpired, type Expiring } from '@/lib/database/erasure-guard'
import { getExpiringCertificates } from './media/certificates'
import { checkFiles } from './media/check-files'
import { removeUnnamedFiles } from './media/remove-unnamed'
import { getExpiringMedia } from './media/remove-unused'
import { getMediaStore } from './media/store'
import type { Db } from './operation'
import { getExpiringRecords } from './records/bin'
import { startPolling, stopPolling } from './records/poll-changes'

const intervalMilliseconds = 3_600_000

const shared = getProcessSingleton<{ timer?: NodeJS.Timeout; cleaning?: Promise<void> }>(
  'desk-service',
  () => ({}),
)

/** Starts the background tasks of the desk. The site also starts while the database is unavailable. */
export async function startDesk(): Promise<void> {
  await startPolling()
  shared.timer = setInterval(() => void clean(), intervalMilliseconds).unref()
  void clean()
}

export async function stopDesk(): Promise<void> {
  clearInterval(shared.timer)
  await Promise.all([stopPolling(), shared.cleaning])
}

function clean(): Promise<void> {
  shared.cleaning ??= getSiteDatabase()
    .then(({ db }) => cleanUp(db))
    .catch((error: unknown) => {
      const { code } = error as { code?: string }
      log.error({ code }, 'the bin of the desk could not be emptied')
    })
    .finally(() => {
      shared.cleaning = undefined
    })
  return shared.cleaning
}

/** Removes one kind of data that expired before a time. */
type Cleaner = (db: Db, before: number) => Promise<unknown>

/** A task for each entry of `retention.desk`. Data that people have made is guarded against a wrong clock. */
const cleaners: Record<keyof typeof retention.desk, Cleaner> = {
  binnedRecords: (db) => eraseExpired(db, getExpiringRecords(db)),
  binnedCertificates: (db) => eraseExpired(db, getExpiringCertificates(db)),
  unusedFiles: (db) => eraseExpired(db, getExpiringMedia(db)),
  unnamedFiles: removeUnnamedFiles,
  unfinishedFiles: async (_, before) => (await getMediaStore()).tidy(now().getTime() - before),
  links: (db, before) => db.deleteFrom('desk_links').where('expires_at', '<', before).execute(),
  challenges: (db, before) =>
    db.deleteFrom('desk_challenges').where('expires_at', '<', before).execute(),
  sessions: (db, before) =>
    db
      .deleteFrom('desk_sessions')
      .where('expires_at', '<', createDate(before).toISOString())
      .execute(),
  history: (db) => eraseExpired(db, getExpiringHistory(db)),
}

/** Removes data after its retention period (`retention`), and checks some of the stored files for damage. */
export async function cleanUp(db: Db): Promise<void> {
  const time = now().getTime()
  for (const [name, { days }] of Object.entries(retention.desk)) {
    await cleaners[name as keyof typeof cleaners](db, time - days * dayMilliseconds)
  }
  await checkFiles(db)
}

function getExpiringHistory(db: Db): Expiring {
  const selectExpired = (before: number) => db.selectFrom('desk_history').where('at', '<', before)
  return {
    name: 'entries of the history',
    days: retention.desk.history.days,
    countStored: () => countRows(db.selectFrom('desk_history')),
    countExpired: (before) => countRows(selectExpired(before)),
    async erase(before, limit) {
      const oldest = selectExpired(before).select('number').orderBy('at').limit(limit)
      const { numDeletedRows } = await db
        .deleteFrom('desk_history')
        .where('number', 'in', oldest)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
