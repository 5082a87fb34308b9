import 'server-only'
import { dayMilliseconds, now } from '@/lib/core/dates'
import { log } from '@/lib/core/log'
import { processSingleton } from '@/lib/core/singleton'
import { siteDatabase } from '@/lib/database/site-database'
import { removeUnusedMedia } from './media/remove-unused'
import { purgeCertificates } from './media/certificates'
import type { Db } from './operation'
import { binDays } from './records/record'
import { startPolling, stopPolling } from './records/poll-changes'

const intervalMilliseconds = 3_600_000

const shared = processSingleton<{ timer?: NodeJS.Timeout; cleaning?: Promise<void> }>(
  'desk-service',
  () => ({}),
)

/** Starts what the desk does in the background. A database that is unavailable does not stop the site. */
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
  shared.cleaning ??= siteDatabase()
    .then(({ db }) => emptyBin(db))
    .catch((error: unknown) => {
      const { code } = error as { code?: string }
      log.error({ code }, 'the bin of the desk could not be emptied')
    })
    .finally(() => {
      shared.cleaning = undefined
    })
  return shared.cleaning
}

/** Removes what has been in the bin for 30 days, files that nothing refers to, and old links and challenges. */
export async function emptyBin(db: Db): Promise<void> {
  const time = now().getTime()
  const before = time - binDays * dayMilliseconds
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .deleteFrom('desk_records')
      .where('deleted_at', '<', before)
      .returning('id')
      .execute()
    for (const { id } of rows) {
      await transaction.deleteFrom('desk_versions').where('record_id', '=', id).execute()
      await transaction.deleteFrom('desk_media_uses').where('record_id', '=', id).execute()
    }
  })
  await db.deleteFrom('desk_challenges').where('expires_at', '<', time).execute()
  await db.deleteFrom('desk_links').where('expires_at', '<', before).execute()
  await purgeCertificates(db, binDays)
  await removeUnusedMedia(db)
}
