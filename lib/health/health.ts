import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { freshness, type Freshness } from '@/lib/content-service/freshness'
import type { Collection } from '@/lib/content-service/types'
import type { QueueState } from '@/lib/enquiries/outbox'
import { queueState } from '@/lib/enquiries/service'

/** How the site does (B12). Nothing in it is secret or about a person. */
export type Health = {
  /** `degraded`: saved content is shown. `failing`: content or enquiries need someone to look. */
  status: 'ok' | 'degraded' | 'failing'
  version: string
  content: Record<Collection, Freshness>
  /** `null`: the store of enquiries cannot be read. */
  enquiries: QueueState | null
}

/** The store is waited for no longer than this. */
const patienceMilliseconds = 2000

/**
 * Reads how fresh each collection is and what waits to be delivered. Asks the content service nothing.
 *
 * Failing is: a store that cannot be read, an enquiry that was given up, or a collection whose reads have only
 * ever failed. A collection that nobody has asked for yet is no fault: it is read with the first visitor.
 */
export async function health(): Promise<Health> {
  const [content, enquiries] = await Promise.all([freshness(), readQueue()])
  return { status: statusOf(content, enquiries), version, content, enquiries }
}

function statusOf(content: Health['content'], enquiries: Health['enquiries']): Health['status'] {
  const sources = Object.values(content).map(({ source }) => source)
  if (!enquiries || enquiries.dead > 0 || sources.includes('none')) return 'failing'
  return sources.includes('saved') ? 'degraded' : 'ok'
}

async function readQueue(): Promise<QueueState | null> {
  const tooLate = new Promise<null>((resolve) => {
    setTimeout(resolve, patienceMilliseconds, null).unref()
  })
  return Promise.race([queueState().catch(() => null), tooLate])
}

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8').trim()
const { version: packageVersion } = JSON.parse(read('package.json')) as { version: string }

/** Version of the project and name of the build. */
const version = `${packageVersion} ${buildId()}`

function buildId(): string {
  try {
    return read(path.join(process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID'))
  } catch {
    return 'development'
  }
}
