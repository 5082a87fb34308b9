import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { collectionStatuses, type CollectionStatus } from '@/lib/content/status'
import type { Collection } from '@/lib/content/types'
import { env } from '@/lib/core/env'
import { storeFaults } from '@/lib/enquiries/maintenance'
import { queueState } from '@/lib/enquiries/service'
import { version } from '@/package.json'

type QueueState = Awaited<ReturnType<typeof queueState>>

export type Health = {
  /** `ok`; `degraded`: visitors are served, from copies or late; `down`: somebody has to act. */
  status: 'ok' | 'degraded' | 'down'
  /** What is wrong, one sentence each, the worst first. */
  problems: string[]
  version: { site: string; build: string }
  collections: Record<Collection, CollectionStatus>
  /** The delivery queue; `null` when the store cannot be read. */
  enquiries: QueueState | null
}

/** A store that answers no sooner has failed: whoever watches a site must not wait. */
const storeMilliseconds = 2000

/** Deliveries are repeated after seconds, then minutes; one that waits this long has failed several times. */
const lateSeconds = 15 * 60

/**
 * How the site does (R-HEALTH-1), from what this process knows and the disk holds: nothing is asked of the content
 * service, nothing personal or secret is told.
 *
 * Down: the enquiry store is damaged, cannot be read or written to, a delivery was given up (R-ENQUIRY-9), or a list has never been
 * read although it was asked for, so that visitors see placeholders. A list that has never been read and never
 * failed is no fault: the server reads each list as it starts (`warmUp`), and this is the moment
 * before the first answer. Degraded: a saved copy stands in for the service (R-OUTAGE-1), a delivery
 * waits for long, or enquiries were not erased in time.
 */
export async function health(): Promise<Health> {
  const [collections, enquiries, build] = await Promise.all([
    collectionStatuses(),
    readQueue(),
    buildId(),
  ])
  const faults = [...enquiryFaults(), ...queueFaults(enquiries), ...collectionFaults(collections)]
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
const retry = '`npm run enquiries retry` has them tried again.'
const expire = 'Check the clock; if it is right, `npm run enquiries -- expire` erases them.'

type Problem = { problem: string; isDown: boolean }

function enquiryFaults(): Problem[] {
  const { isDamaged, isReadOnly, isBackupLate } = storeFaults()
  return [
    ...(isDamaged ? [{ problem: `The enquiry store is damaged. ${restore}`, isDown: true }] : []),
    ...(isReadOnly ? [{ problem: 'The enquiry store cannot be written to.', isDown: true }] : []),
    ...(isBackupLate
      ? [{ problem: 'The daily backup of the enquiry store failed.', isDown: false }]
      : []),
  ]
}

function queueFaults(queue: QueueState | null): Problem[] {
  if (!queue) return [{ problem: 'The enquiry store cannot be read.', isDown: true }]
  const { dead, oldestSeconds, overdue } = queue
  const isLate = oldestSeconds !== null && oldestSeconds > lateSeconds
  return [
    ...(dead > 0
      ? [{ problem: `Enquiry deliveries given up: ${dead}. ${retry}`, isDown: true }]
      : []),
    ...(isLate ? [{ problem: 'An enquiry waits for its delivery for long.', isDown: false }] : []),
    ...(overdue > 0
      ? [{ problem: `Enquiries past their time: ${overdue}. ${expire}`, isDown: false }]
      : []),
  ]
}

const collectionFaults = (collections: Record<Collection, CollectionStatus>): Problem[] =>
  Object.entries(collections).flatMap(([name, { source, failure }]) => {
    if (failure === null) return []
    const standIn = source === 'none' ? 'never read' : 'saved copy shown'
    return [{ problem: `${name}: ${standIn} (${failure}).`, isDown: source === 'none' }]
  })

async function readQueue(): Promise<QueueState | null> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, storeMilliseconds, null)
  })
  const queue = await Promise.race([queueState().catch(() => null), tooLate])
  clearTimeout(timer)
  return queue
}

/** The build that is running; there is none while one develops. */
async function buildId(): Promise<string> {
  return readFile(path.join(env.buildDir, 'BUILD_ID'), 'utf8').catch(() => 'development')
}
