import 'server-only'
import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { copyFile, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '@/lib/core/atomic-file'
import { toIndianDay, formatIsoDay, now } from '@/lib/core/dates'
import { retention } from '@/lib/core/retention'
import { isKnownStep } from '@/lib/database/migrations'
import {
  endedByRestore,
  readTableNames,
  readAccounts,
  readContents,
  type Account,
  type Restored,
} from '@/lib/database/restored'
import {
  createPrivateFile,
  isBusy,
  isDamage,
  isIntact,
  lockFile,
  readRows,
  withConnection,
} from '@/lib/database/sqlite-file'
import { createPreviousStoreName } from './previous-stores'

/** Longer than any backup takes. */
const maxDraftMilliseconds = 60 * 60_000

/** How many daily backups to keep. */
const maxBackups = retention.site.dailyBackups.days

/**
 * Writes a consistent copy of the store to a new file, also while the store is in use. The file gets its final name
 * when it is complete and verified.
 * @throws with a message for the user, after removing the incomplete file
 */
export async function backUpFile(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new Error('There is no enquiry store yet.')
  if (existsSync(target)) throw new Error(`${target} exists. Name a file that does not.`)
  // Several processes may make the daily backup at the same time, so each writes its own file.
  const draft = `${target}.${randomUUID()}.tmp`
  createPrivateFile(draft, 'wx')
  try {
    await withConnection(file, (connection) => connection.exec(`vacuum into ${quote(draft)}`))
    if (!(await isIntact(draft, 'integrity_check'))) throw new Error('The copy is damaged.')
    await flush(draft)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

const backupName = /^enquiries-(\d{4}-\d\d-\d\d)\.db$/

/**
 * Lists the daily backups in a folder, the oldest first; separately those dated in the future, by a clock that was
 * ahead.
 */
async function listBackups(folder: string): Promise<{ past: string[]; future: string[] }> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => backupName.test(name))
  const today = `enquiries-${formatIsoDay(toIndianDay(now()))}.db`
  return {
    past: names.filter((name) => name <= today).sort(),
    future: names.filter((name) => name > today).sort(),
  }
}

/** Returns the ISO day of the newest daily backup that is not dated in the future. */
export async function findNewestBackup(folder: string): Promise<string | undefined> {
  const { past } = await listBackups(folder)
  return backupName.exec(past.at(-1) ?? '')?.[1]
}

/**
 * Makes today's backup unless it exists, and removes all but the newest seven. Backups dated in the future are counted
 * separately: otherwise each new one would be the oldest, and would be removed.
 */
export async function backUpDaily(file: string, folder: string): Promise<void> {
  const target = path.join(folder, `enquiries-${formatIsoDay(toIndianDay(now()))}.db`)
  if (existsSync(target)) return
  await makeFolder(folder, 0o700)
  await backUpFile(file, target).catch((error: unknown) => {
    // Another process has already made today's backup.
    if (!existsSync(target)) throw error
  })
  const { past, future } = await listBackups(folder)
  const drafts = (await readdir(folder)).filter((name) => name.endsWith('.tmp'))
  const old = [
    ...past.slice(0, -maxBackups),
    ...future.slice(0, -maxBackups),
    ...drafts.filter((name) => isAbandoned(folder, name)),
  ]
  for (const name of old) await rm(path.join(folder, name), { force: true })
}

/** Whether a draft belongs to a backup that was interrupted. */
function isAbandoned(folder: string, name: string): boolean {
  const stats = statSync(path.join(folder, name), { throwIfNoEntry: false })
  return stats !== undefined && now().getTime() - stats.mtimeMs > maxDraftMilliseconds
}

/**
 * Replaces the store with a backup. The previous file is kept under another name together with its journal, which
 * SQLite would otherwise replay over the backup. Sessions, links and challenges of the backup are not restored: they
 * may have ended since.
 * @throws with a message for the user; then nothing has changed
 */
export async function restoreFile(file: string, backup: string): Promise<Restored> {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`)
  await makeFolder(path.dirname(file))
  const unlock = await lockFile(file, 'exclusive').catch((error: unknown) => {
    throw isBusy(error) ? new Error('The store is in use. Stop the site first.') : error
  })
  const draft = `${file}.tmp`
  try {
    await rm(draft, { force: true })
    createPrivateFile(draft, 'wx')
    await copyFile(backup, draft)
    // If its process was killed, the last rows of the store are only in the journal.
    if (existsSync(`${backup}-wal`)) await copyFile(`${backup}-wal`, `${draft}-wal`)
    const restored = await verifyBackup(draft, backup)
    await flush(draft)
    const previous = await moveAside(file)
    await rename(draft, file)
    return {
      ...restored,
      before: previous ? await readAccountsBefore(previous, draft) : undefined,
      previous,
    }
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(draft + suffix, { force: true })
    unlock()
  }
}

/**
 * Verifies a backup, and deletes the rows that must not be restored (`endedByRestore`).
 * @param name name of the backup, for messages
 */
async function verifyBackup(file: string, name: string): Promise<Restored> {
  try {
    return await withConnection(file, async (connection) => {
      // Merges the journal, if there is one.
      await connection.exec('pragma journal_mode = delete')
      const tables = await readRows(
        connection,
        `select name from sqlite_schema where name in ('enquiries', 'enquiry_migrations')`,
      )
      if (tables.length < 2) throw notStore(name)
      const [pages] = await readRows<{ size: number }>(
        connection,
        'select page_count * page_size as size from pragma_page_count, pragma_page_size',
      )
      // SQLite reads a truncated last page as zeros, and reports it as intact if it was empty.
      const isComplete = statSync(file).size === pages?.size
      if (!isComplete || !(await isIntact(file, 'integrity_check'))) {
        throw new Error(`${name} is damaged.`)
      }
      const steps = await readRows<{ name: string }>(
        connection,
        `select name from enquiry_migrations`,
      )
      if (!steps.every((step) => isKnownStep(step.name))) {
        throw new Error(`${name} was made by a newer version of the site.`)
      }
      const query = <Row>(statement: string) => readRows<Row>(connection, statement)
      const present = await readTableNames(query)
      await connection.exec('pragma secure_delete = on')
      for (const table of endedByRestore) {
        if (present.has(table)) await connection.exec(`delete from ${table}`)
      }
      return readContents(query, present)
    })
  } catch (error) {
    if (!isDamage(error)) throw error
    const { code } = error as { code: string }
    throw code === 'SQLITE_NOTADB' ? notStore(name) : new Error(`${name} is damaged.`)
  }
}

const notStore = (name: string) => new Error(`${name} is not a backup of the enquiry store.`)

/** @returns the new name, if the file existed */
async function moveAside(file: string): Promise<string | undefined> {
  await rm(`${file}-shm`, { force: true })
  if (!existsSync(file)) return undefined
  const previous = createPreviousStoreName(file.replace(/\.db$/, ''), 'db')
  if (existsSync(`${file}-wal`)) await rename(`${file}-wal`, `${previous}-wal`)
  await rename(file, previous)
  return previous
}

/**
 * Reads the accounts of a store that may be damaged; `undefined` when they cannot be read. It reads a copy: closing the
 * file itself would merge its journal.
 * @param copy name for the copy, which the caller removes
 */
async function readAccountsBefore(file: string, copy: string): Promise<Account[] | undefined> {
  try {
    createPrivateFile(copy, 'wx')
    await copyFile(file, copy)
    if (existsSync(`${file}-wal`)) await copyFile(`${file}-wal`, `${copy}-wal`)
    return await withConnection(copy, async (connection) => {
      const query = <Row>(statement: string) => readRows<Row>(connection, statement)
      return readAccounts(query, await readTableNames(query))
    })
  } catch {
    return undefined
  }
}

/** Waits until the file is on disk. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
