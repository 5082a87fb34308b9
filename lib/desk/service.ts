import 'server-only'
import { dayMilliseconds, now } from '@/lib/core/dates'
import { log } from '@/lib/core/log'
import { processSingleton } from '@/lib/core/singleton'
import { siteDatabase } from '@/lib/database/site-database'
import { eraseExpired } from '@/lib/database/erasure-guard'
import { unusedMedia } from './media/remove-unused'
import { deletedCertificates } from './media/certificates'
import type { Db } from './operation'
import { deletedRecords } from './records/bin'
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

/**
 * Removes what has been in the bin for 30 days and files that nothing refers to, guarded against a wrong clock, and old
 * links and challenges.
 */
export async function emptyBin(db: Db): Promise<void> {
  const time = now().getTime()
  await db.deleteFrom('desk_challenges').where('expires_at', '<', time).execute()
  const before = time - binDays * dayMilliseconds
  await db.deleteFrom('desk_links').where('expires_at', '<', before).execute()
  await eraseExpired(db, deletedRecords(db))
  await eraseExpired(db, deletedCertificates(db, binDays))
  await eraseExpired(db, unusedMedia(db))
}
