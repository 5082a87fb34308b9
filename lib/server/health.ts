import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { disclosureDocuments } from '@/content/data/disclosure'
import { areAlertsReadable } from '@/lib/alerts/current'
import { getCollectionStatuses, type CollectionStatus } from '@/lib/content/status'
import type { Collection } from '@/lib/content/types'
import { env } from '@/lib/core/env'
import { listDamagedFiles } from '@/lib/core/file-faults'
import { listValidityWarnings } from '@/lib/core/validity'
import { parsePath } from '@/lib/database/database'
import { getDatabaseUrl } from '@/lib/database/site-database'
import { getBackupAge, getStoreFaults } from '@/lib/enquiries/maintenance'
import { readQueueState } from '@/lib/enquiries/service'
import { version } from '@/package.json'

type QueueState = Awaited<ReturnType<typeof readQueueState>>

export type Health = {
  /** `degraded`: visitors are served from saved copies, or something is late. `down`: the office has to act. */
  status: 'ok' | 'degraded' | 'down'
  /** One sentence for each problem, the worst first. */
  problems: string[]
  version: { site: string; build: string }
  collections: Record<Collection, CollectionStatus>
  /** The delivery queue; `null` when the enquiry store cannot be read. */
  enquiries: QueueState | null
}

/** A store that takes longer counts as failed. A health check must not wait. */
const storeTimeoutMilliseconds = 2000

/** Deliveries are retried after seconds, then minutes. One that waits this long has failed several times. */
const lateSeconds = 15 * 60

/**
 * Returns the health of the site (R-HEALTH-1), from the memory of this process and its disk. Sends no request to the
 * content service. The result contains no personal or secret data.
 *
 * Down: the enquiry store is damaged, unreadable or not writable; the desk cannot store files; a delivery was given up
 * (R-ENQUIRY-9); or reading a list failed and no copy of it exists, so that visitors see placeholders. A list that has
 * not been read yet is not a fault: the server is just starting and reads all lists (`warmUp`).
 *
 * Degraded: a saved copy is shown (R-OUTAGE-1), the alerts cannot be read (R-ALERT-3), a delivery is late, the daily
 * backup failed or the newest is older than a day, enquiries were not erased in time, a stored file is damaged or
 * missing, or a certificate of the disclosure expires soon (R-DISCLOSURE-6).
 */
export async function getHealth(): Promise<Health> {
  const [collections, enquiries, build, media, backupDays] = await Promise.all([
    getCollectionStatuses(),
    readQueue(),
    readBuildId(),
    getMediaFaults(),
    getBackupAge(parsePath(getDatabaseUrl())).catch(() => null),
  ])
  const faults = [
    ...getEnquiryFaults(),
    ...getBackupFaults(backupDays),
    ...getQueueFaults(enquiries),
    ...media,
    ...getAlertFaults(),
    ...getCollectionFaults(collections),
    ...getFileFaults(),
    ...getCertificateFaults(),
  ]
  const down = faults.filter(({ isDown }) => isDown)
  const degraded = faults.filter(({ isDown }) => !isDown)
  return {
    status: down.length > 0 ? 'down' : degraded.length > 0 ? 'degraded' : 'ok',
    problems: [...down, ...degraded].map(({ problem }) => problem),
    version: { site: version, build },
    collections,
    enquiries,
  }
}

const restore = 'Stop the site, run `npm run enquiries -- restore FILE`, start it.'
const retry = '`npm run enquiries retry` retries them.'
const expire = 'Check the clock. If it is right, `npm run enquiries -- expire` erases them.'

type Problem = { problem: string; isDown: boolean }

/** The backup of a day may be up to an hour late. */
const maxBackupDays = 1

/** Reports an old backup, whether backups fail, are not made, or were removed. */
const getBackupFaults = (days: number | null): Problem[] =>
  days !== null && days > maxBackupDays
    ? [{ problem: `The newest backup of the enquiry store is ${days} days old.`, isDown: false }]
    : []

function getEnquiryFaults(): Problem[] {
  const { isDamaged, isReadOnly, isBackupLate } = getStoreFaults()
  return [
    ...(isDamaged ? [{ problem: `The enquiry store is damaged. ${restore}`, isDown: true }] : []),
    ...(isReadOnly ? [{ problem: 'The enquiry store cannot be written to.', isDown: true }] : []),
    ...(isBackupLate
      ? [{ problem: 'The daily backup of the enquiry store failed.', isDown: false }]
      : []),
  ]
}

function getQueueFaults(queue: QueueState | null): Problem[] {
  if (!queue) return [{ problem: 'The enquiry store cannot be read.', isDown: true }]
  const { dead, oldestSeconds, overdue } = queue
  const isLate = oldestSeconds !== null && oldestSeconds > lateSeconds
  return [
    ...(dead > 0
      ? [{ problem: `Enquiry deliveries given up: ${dead}. ${retry}`, isDown: true }]
      : []),
    ...(isLate
      ? [
          {
            problem: 'An enquiry has been waiting for delivery for more than 15 minutes.',
            isDown: false,
          },
        ]
      : []),
    ...(overdue > 0
      ? [{ problem: `Enquiries past their retention period: ${overdue}. ${expire}`, isDown: false }]
      : []),
  ]
}

/** Reports a media store that is not writable. Only the desk stores files. */
async function getMediaFaults(): Promise<Problem[]> {
  if (!env.deskSecret) return []
  const { getMediaStore } = await import('@/lib/desk/media/store')
  if (await (await getMediaStore()).isWritable()) return []
  const owner = 'Files and folders in `media` belong to the user that runs the site.'
  return [{ problem: `The desk cannot store files. ${owner}`, isDown: true }]
}

const getAlertFaults = (): Problem[] =>
  areAlertsReadable()
    ? []
    : [{ problem: 'The alerts cannot be read. Those known stay until they end.', isDown: false }]

const getCollectionFaults = (collections: Record<Collection, CollectionStatus>): Problem[] =>
  Object.entries(collections).flatMap(([name, { source, failure }]) => {
    if (failure === null) return []
    const state = source === 'none' ? 'never read' : 'saved copy shown'
    return [{ problem: `${name}: ${state} (${failure}).`, isDown: source === 'none' }]
  })

/** Reports only the number of files: their names may contain names of pupils. */
function getFileFaults(): Problem[] {
  const count = listDamagedFiles().size
  if (count === 0) return []
  const problem = `Stored files that are damaged or missing: ${count}. The log names them; restore them from a backup.`
  return [{ problem, isDown: false }]
}

const getCertificateFaults = (): Problem[] =>
  listValidityWarnings(disclosureDocuments).map(({ item, says }) => ({
    problem: `Mandatory disclosure, “${item}”: ${says}.`,
    isDown: false,
  }))

async function readQueue(): Promise<QueueState | null> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, storeTimeoutMilliseconds, null)
  })
  const queue = await Promise.race([readQueueState().catch(() => null), timeout])
  clearTimeout(timer)
  return queue
}

/** Returns the id of the running build. `npm run dev` has none. */
async function readBuildId(): Promise<string> {
  return readFile(path.join(env.buildDir, 'BUILD_ID'), 'utf8').catch(() => 'development')
}
