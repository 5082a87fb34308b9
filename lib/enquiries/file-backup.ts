import 'server-only'
import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { dayOf, isoDay, now } from '@/lib/core/dates'
import { isKnownStep } from './migrations'
import {
  createPrivateFile,
  isBusy,
  isDamage,
  isSound,
  lockFile,
  onFile,
  rowsOf,
} from './sqlite-file'

/** Longer than any backup takes. */
const draftMilliseconds = 60 * 60_000

/** Daily backups that are kept. */
const maxBackups = 7

/**
 * Writes a consistent copy of the store to a file that does not exist yet, also while the store is in use.
 * The copy appears under its name when it is complete and was checked.
 * @throws with a plain sentence; nothing is left behind then
 */
export async function backUpFile(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new Error('There is no enquiry store yet.')
  if (existsSync(target)) throw new Error(`${target} exists. Name a file that does not.`)
  // Several processes may make the backup of a day at once; each writes a file of its own.
  const draft = `${target}.${randomUUID()}.tmp`
  createPrivateFile(draft, 'wx')
  try {
    await onFile(file, (connection) => connection.exec(`vacuum into ${quote(draft)}`))
    if (!(await isSound(draft, 'integrity_check'))) throw new Error('The copy is damaged.')
    await flush(draft)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Makes today's backup, unless there is one, and removes all but the newest seven. */
export async function backUpDaily(file: string, folder: string): Promise<void> {
  const target = path.join(folder, `enquiries-${isoDay(dayOf(now()))}.db`)
  if (existsSync(target)) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await backUpFile(file, target).catch((error: unknown) => {
    // Another process was a moment earlier.
    if (!existsSync(target)) throw error
  })
  const names = await readdir(folder)
  const backups = names.filter((name) => /^enquiries-[\d-]{10}\.db$/.test(name)).sort()
  const drafts = names.filter((name) => name.endsWith('.tmp'))
  const old = [...backups.slice(0, -maxBackups), ...drafts.filter((name) => isLeft(folder, name))]
  for (const name of old) await rm(path.join(folder, name), { force: true })
}

/** Whether a draft is of a backup that was cut off. */
function isLeft(folder: string, name: string): boolean {
  const stats = statSync(path.join(folder, name), { throwIfNoEntry: false })
  return stats !== undefined && now().getTime() - stats.mtimeMs > draftMilliseconds
}

/**
 * Puts a backup in the place of the store, without the journal of what was there, which SQLite would replay over
 * it. What was there is kept alongside, as it was.
 * @returns how many enquiries are restored, and where the former file is
 * @throws with a plain sentence; nothing is changed then
 */
export async function restoreFile(
  file: string,
  backup: string,
): Promise<{ count: number; former?: string }> {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`)
  await mkdir(path.dirname(file), { recursive: true })
  const unlock = await lockFile(file, 'exclusive').catch((error: unknown) => {
    throw isBusy(error) ? new Error('The store is in use. Stop the site first.') : error
  })
  const draft = `${file}.tmp`
  try {
    await rm(draft, { force: true })
    createPrivateFile(draft, 'wx')
    await copyFile(backup, draft)
    // What a former store has of its last rows when its process was killed.
    if (existsSync(`${backup}-wal`)) await copyFile(`${backup}-wal`, `${draft}-wal`)
    const count = await inspect(draft, backup)
    await flush(draft)
    const former = await moveAside(file)
    await rename(draft, file)
    return { count, former }
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) await rm(draft + end, { force: true })
    unlock()
  }
}

/**
 * @param name of the backup, for messages
 * @returns how many enquiries it holds
 */
async function inspect(file: string, name: string): Promise<number> {
  try {
    return await onFile(file, async (connection) => {
      // Takes the journal in, where there is one.
      await connection.exec('pragma journal_mode = delete')
      const tables = await rowsOf(
        connection,
        `select name from sqlite_schema where name in ('enquiries', 'enquiry_migrations')`,
      )
      if (tables.length < 2) throw notStore(name)
      if (!(await isSound(file, 'integrity_check'))) throw new Error(`${name} is damaged.`)
      const steps = await rowsOf<{ name: string }>(
        connection,
        `select name from enquiry_migrations`,
      )
      if (!steps.every((step) => isKnownStep(step.name))) {
        throw new Error(`${name} was made by a newer version of the site.`)
      }
      const ids = await rowsOf(connection, 'select id from enquiries')
      return ids.length
    })
  } catch (error) {
    if (!isDamage(error)) throw error
    const { code } = error as { code: string }
    throw code === 'SQLITE_NOTADB' ? notStore(name) : new Error(`${name} is damaged.`)
  }
}

const notStore = (name: string) => new Error(`${name} is not a backup of the enquiry store.`)

/** @returns its new name, when there was a file */
async function moveAside(file: string): Promise<string | undefined> {
  await rm(`${file}-shm`, { force: true })
  if (!existsSync(file)) return undefined
  const moment = now().toISOString().slice(0, 19).replaceAll(':', '')
  const former = `${file.replace(/\.db$/, '')}-before-${moment}Z.db`
  if (existsSync(`${file}-wal`)) await rename(`${file}-wal`, `${former}-wal`)
  await rename(file, former)
  return former
}

/** Waits until the disk has a file. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
