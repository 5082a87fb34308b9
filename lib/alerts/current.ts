import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { writeFileAtomic } from '@/lib/core/atomic-file'
import { env } from '@/lib/core/env'
import { hashData } from '@/lib/core/hash'
import { log } from '@/lib/core/log'
import { getProcessSingleton } from '@/lib/core/singleton'
import { getDatabaseIdentity } from '@/lib/database/identity'
import { getDatabaseUrl, getSiteDatabase } from '@/lib/database/site-database'
import { filterActive, alertSchema, maxShown, type Alert } from './alert'
import { readAlerts } from './store'

const pollMilliseconds = 2000

/** How long the first request waits for the database. */
const startMilliseconds = 1000

type AlertWatch = {
  /** The alerts that had not ended at the last successful read. */
  known: readonly Alert[]
  /** Whether the last read of the database succeeded. */
  isReadable: boolean
  /** Identity of the database (`getDatabaseIdentity`); empty before the first read. */
  database: string
  /** The copy on disk. */
  saved: string
  timer?: NodeJS.Timeout
  reading?: Promise<void>
}

const watch = getProcessSingleton<AlertWatch>('alerts', () => ({
  known: [],
  isReadable: true,
  database: '',
  saved: '',
}))

/** Returns all alerts that are active now: the most severe first, then the newest. Test alerts are last. */
export const getActiveAlerts = (): readonly Alert[] => filterActive(watch.known)

/** Returns the alerts that every page shows. */
export const getShownAlerts = (): readonly Alert[] => getActiveAlerts().slice(0, maxShown)

/** Returns a short hash of all active alerts; empty when there are none. */
export const getAlertVersion = (): string => hashVersion(watch.known)

/** Returns the version that a site has while it shows these alerts. */
export function hashVersion(alerts: readonly Alert[]): string {
  const active = filterActive(alerts)
  return active.length > 0 ? hashData(active) : ''
}

/** Returns the identity of the database that the alerts come from; empty before the first read. */
export const getAlertDatabase = (): string => watch.database

/** For `/api/health`: whether the last read succeeded. */
export const areAlertsReadable = (): boolean => watch.isReadable

/**
 * Reads the alerts now and every two seconds (R-ALERT-5). While the database is unavailable, the last known alerts stay
 * until their end, also after a restart (R-ALERT-3). Resolves after the first read, or after a second.
 */
export async function startAlertWatch(): Promise<void> {
  await load()
  watch.timer = setInterval(read, pollMilliseconds).unref()
  await Promise.race([read(), pause(startMilliseconds)])
}

/** Stops reading, and waits for a read in progress. */
export async function stopAlertWatch(): Promise<void> {
  clearInterval(watch.timer)
  await watch.reading
}

/** Reads the alerts, unless a read is in progress: a database that hangs may take longer than the interval. */
function read(): Promise<void> {
  watch.reading ??= readDatabase().finally(() => {
    watch.reading = undefined
  })
  return watch.reading
}

async function readDatabase(): Promise<void> {
  try {
    const { db } = await getSiteDatabase()
    watch.known = await readAlerts(db)
    watch.database ||= await getDatabaseIdentity(getDatabaseUrl(), db).catch(() => '')
    if (!watch.isReadable) log.info('the alerts can be read again')
    watch.isReadable = true
  } catch (error) {
    const { code } = error as { code?: string }
    if (watch.isReadable) log.error({ code }, 'the alerts cannot be read; those known stay')
    watch.isReadable = false
    return
  }
  await save()
}

const copyFile = () => path.join(env.dataDir, 'alerts.json')

async function load(): Promise<void> {
  watch.saved = await readFile(copyFile(), 'utf8').catch(() => '')
  watch.known = parseCopy(watch.saved)
}

function parseCopy(text: string): readonly Alert[] {
  try {
    return alertSchema.array().parse(JSON.parse(text))
  } catch {
    return []
  }
}

/** Saves the copy. Without a writable disk only the copy is missing; `/api/health` reports the disk. */
async function save(): Promise<void> {
  const text = JSON.stringify(watch.known)
  if (text === watch.saved) return
  try {
    await writeFileAtomic(copyFile(), text)
    watch.saved = text
  } catch {
    // The next read tries again.
  }
}
