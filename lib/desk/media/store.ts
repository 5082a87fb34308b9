import 'server-only'
import { constants, createReadStream, existsSync } from 'node:fs'
import { access, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { writeFileAtomic } from '@/lib/core/atomic-file'
import { now } from '@/lib/core/dates'
import { env } from '@/lib/core/env'

/** A store of files: `DATA_DIR/media`, or an S3-compatible service for several instances. The site creates the keys. */
export type MediaStore = {
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** Opens a file. @returns `undefined` when it does not exist */
  open(key: string): Promise<{ size: number | null; body: ReadableStream<Uint8Array> } | undefined>
  remove(key: string): Promise<void>
  /** Lists the keys of all files, also of files that the site has not stored; `undefined` when that is forbidden. */
  list(): Promise<string[] | undefined>
  /** Removes incomplete files that a killed process has left. */
  tidy(olderThan: number): Promise<void>
  /** Whether files can be stored now, for `/api/health`. */
  isWritable(): Promise<boolean>
}

/** Returns the configured store (`MEDIA_URL`). */
export async function getMediaStore(): Promise<MediaStore> {
  if (!env.mediaStore) return createFileStore(path.join(env.dataDir, 'media'))
  return (await import('./s3-store')).createS3Store(env.mediaStore)
}

/** Creates a store in a folder. Its files are readable only through the site. */
function createFileStore(folder: string): MediaStore {
  const getFile = (key: string) => path.join(/* turbopackIgnore: true */ folder, key)

  async function put(key: string, bytes: Buffer): Promise<void> {
    await writeFileAtomic(getFile(key), bytes)
    const file = await open(getFile(key))
    // After a power failure there must be no record whose file is missing.
    await file.sync().finally(() => file.close())
  }

  async function openFile(key: string) {
    const stats = await stat(getFile(key)).catch(() => undefined)
    if (!stats?.isFile()) return undefined
    const stream = createReadStream(getFile(key))
    return { size: stats.size, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> }
  }

  const remove = (key: string) => rm(getFile(key), { force: true })

  async function list(): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
      .map((name) => name.split(path.sep).join('/'))
  }

  async function tidy(olderThan: number): Promise<void> {
    const names = await readdir(folder, { recursive: true }).catch(() => [])
    for (const name of names.filter((name) => name.endsWith('.tmp'))) {
      const stats = await stat(path.join(folder, name)).catch(() => undefined)
      const isOld = stats && now().getTime() - stats.mtimeMs > olderThan
      if (isOld) await rm(path.join(folder, name), { force: true })
    }
  }

  /** Checks each folder, because one may belong to another user, such as root after a copy. Some may not exist yet. */
  async function isWritable(): Promise<boolean> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const folders = entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name))
    const present = existsSync(folder) ? [folder, ...folders] : [path.dirname(folder)]
    const results = await Promise.allSettled(
      present.map((directory) => access(directory, constants.W_OK | constants.X_OK)),
    )
    return results.every(({ status }) => status === 'fulfilled')
  }

  return { put, open: openFile, remove, list, tidy, isWritable }
}
