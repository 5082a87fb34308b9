import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { dayMilliseconds, toIndianDay, formatIsoDay, now } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { getProcessSingleton } from '@/lib/core/singleton'
import type { SiteDatabase } from '@/lib/database/database'

/** Faults of the store that this process has detected. */
type Faults = {
  isDamaged: boolean
  /** The last write failed. */
  isReadOnly: boolean
  /** The last daily backup failed. */
  isBackupLate: boolean
  /** Resolves after the first check of the file. */
  firstCheck?: Promise<void>
}

const faults = getProcessSingleton<Faults>('enquiry-store-faults', () => ({
  isDamaged: false,
  isReadOnly: false,
  isBackupLate: false,
}))

/** Returns the detected faults, for `/api/health`. */
export const getStoreFaults = (): Readonly<Faults> => faults

export function recordWrite(succeeded: boolean): void {
  faults.isReadOnly = !succeeded
}

/**
 * Waits for the first check of the file.
 * @throws when the last check found damage: data written to a damaged file may be lost
 */
export async function assertUndamaged(): Promise<void> {
  await faults.firstCheck
  if (faults.isDamaged) {
    throw Object.assign(new Error('The enquiry store is damaged.'), { code: 'SQLITE_CORRUPT' })
  }
}

/** Checks every page of a SQLite file. There is no file for PostgreSQL. */
export function checkFile(file: string | undefined): Promise<void> {
  const check = updateDamaged(file)
  faults.firstCheck ??= check
  return check
}

async function updateDamaged(file: string | undefined): Promise<void> {
  const intact = !file || !existsSync(file) || (await isIntact(file))
  if (!intact && !faults.isDamaged) {
    log.error(
      'the enquiry store is damaged and accepts no enquiries: stop the site, run `npm run enquiries -- restore` with the last good backup (see DATA_DIR/backups), start it',
    )
  }
  faults.isDamaged = !intact
}

async function isIntact(file: string): Promise<boolean> {
  const sqlite = await import('@/lib/database/sqlite-file')
  // Opening the store reports a file that cannot be opened.
  return sqlite.isIntact(file, 'quick_check').catch(() => true)
}

/** More than saving an enquiry writes. A disk with less free space must fail the probe. */
const probeBytes = 32_768

/** Tests whether the store is writable, with a row that is deleted in the same transaction. */
export async function probeWrite({ db }: SiteDatabase): Promise<void> {
  const key = `probe-${randomUUID()}`
  const fingerprint = randomBytes(probeBytes).toString('hex')
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('enquiry_keys')
        .values({ key, fingerprint, enquiry_id: key })
        .execute()
      await transaction.deleteFrom('enquiry_keys').where('key', '=', key).execute()
    })
    recordWrite(true)
  } catch (error) {
    recordWrite(false)
    throw error
  }
}

const getBackupFolder = () => path.join(env.dataDir, 'backups')

/**
 * Returns the age in days of the last daily backup of a SQLite file; `null` for PostgreSQL, and before the first
 * backup.
 */
export async function getBackupAge(file: string | undefined): Promise<number | null> {
  if (!file || !existsSync(file)) return null
  const { findNewestBackup } = await import('./file-backup')
  const day = await findNewestBackup(getBackupFolder())
  if (!day) return null
  return Math.round(
    (Date.parse(formatIsoDay(toIndianDay(now()))) - Date.parse(day)) / dayMilliseconds,
  )
}

/** Makes the daily backup in `DATA_DIR/backups`, unless the file is damaged. */
export async function backUp(file: string | undefined): Promise<void> {
  if (!file || faults.isDamaged) return
  const { backUpDaily } = await import('./file-backup')
  try {
    await backUpDaily(file, getBackupFolder())
    faults.isBackupLate = false
  } catch (error) {
    faults.isBackupLate = true
    log.error({ code: (error as { code?: string }).code }, 'could not back up the enquiry store')
  }
}
