import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { processSingleton } from '@/lib/core/singleton'
import type { EnquiryDatabase } from './database'

/** What this process has found wrong with the store. */
type Faults = {
  isDamaged: boolean
  /** A write has failed, and none has succeeded since. */
  isReadOnly: boolean
  /** The last daily backup failed. */
  isBackupLate: boolean
  /** Ends with the first check of the file. */
  firstCheck?: Promise<void>
}

const faults = processSingleton<Faults>('enquiry-store-faults', () => ({
  isDamaged: false,
  isReadOnly: false,
  isBackupLate: false,
}))

/** For `/api/health`. */
export const storeFaults = (): Readonly<Faults> => faults

/** Notes whether a write has succeeded. */
export function noteWrite(succeeded: boolean): void {
  faults.isReadOnly = !succeeded
}

/**
 * Waits for the first check of the file.
 * @throws when the last one found damage: what is written to a damaged file may be lost
 */
export async function expectUndamaged(): Promise<void> {
  await faults.firstCheck
  if (faults.isDamaged) {
    throw Object.assign(new Error('The enquiry store is damaged.'), { code: 'SQLITE_CORRUPT' })
  }
}

/** Checks every page of the file. PostgreSQL looks after its own. */
export function checkFile(file: string | undefined): Promise<void> {
  const check = findDamage(file)
  faults.firstCheck ??= check
  return check
}

async function findDamage(file: string | undefined): Promise<void> {
  const sound = !file || !existsSync(file) || (await isSound(file))
  if (!sound && !faults.isDamaged) {
    log.error(
      'the enquiry store is damaged and takes no enquiries: stop the site, run `npm run enquiries -- restore` with the last good backup (see DATA_DIR/backups), start it',
    )
  }
  faults.isDamaged = !sound
}

async function isSound(file: string): Promise<boolean> {
  const check = await import('./sqlite-file')
  // Whether it can be opened shows where it is used.
  return check.isSound(file, 'quick_check').catch(() => true)
}

/** As much as a save writes at most, so that a disk with room for less does not pass. */
const probeBytes = 32_768

/** Finds out whether the store can be written to, by a row that nobody sees. */
export async function probeWrite({ db }: EnquiryDatabase): Promise<void> {
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
    noteWrite(true)
  } catch (error) {
    noteWrite(false)
    throw error
  }
}

/** Makes the backup of the day in `DATA_DIR/backups`, of a file without damage. */
export async function backUp(file: string | undefined): Promise<void> {
  if (!file || faults.isDamaged) return
  const { backUpDaily } = await import('./file-backup')
  try {
    await backUpDaily(file, path.join(env.dataDir, 'backups'))
    faults.isBackupLate = false
  } catch (error) {
    faults.isBackupLate = true
    log.error({ code: (error as { code?: string }).code }, 'could not back up the enquiry store')
  }
}
