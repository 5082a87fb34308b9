import 'server-only'
import { constants, createReadStream, existsSync } from 'node:fs'
import { access, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { writeFileAtomic } from '@/lib/core/atomic-file'
import { now } from '@/lib/core/dates'
import { env } from '@/lib/core/env'

/** Where files lie: in `DATA_DIR/media`, or in an S3-compatible store for several instances. Keys are made by the site. */
export type MediaStore = {
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** @returns `undefined` when there is no such file */
  open(key: string): Promise<{ size: number | null; body: ReadableStream<Uint8Array> } | undefined>
  remove(key: string): Promise<void>
  /** The keys of all files in the store, also those of others; `undefined` when it does not let the site list them. */
  list(): Promise<string[] | undefined>
  /** Removes what a process that was killed left behind. */
  tidy(olderThan: number): Promise<void>
  /** Whether files can be stored now, for `/api/health`. */
  isWritable(): Promise<boolean>
}

/** The configured store (`MEDIA_URL`). */
export async function mediaStore(): Promise<MediaStore> {
  if (!env.mediaStore) return fileStore(path.join(env.dataDir, 'media'))
  return (await import('./s3-store')).createS3Store(env.mediaStore)
}

/** Files in a folder. They are readable only through the site. */
function fileStore(folder: string): MediaStore {
  const getFile = (key: string) => path.join(/* turbopackIgnore: true */ folder, key)

  async function put(key: string, bytes: Buffer): Promise<void> {
    await writeFileAtomic(getFile(key), bytes)
    const file = await open(getFile(key))
    // The record that refers to the file must not outlive it when the power fails.
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

  /** Each folder may have an owner of its own, such as root after a copy. Before the first file there is none. */
  async function isWritable(): Promise<boolean> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const folders = entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name))
    const present = existsSync(folder) ? [folder, ...folders] : [path.dirname(folder)]
    const results = await Promise.allSettled(
      present.map((one) => access(one, constants.W_OK | constants.X_OK)),
    )
    return results.every(({ status }) => status === 'fulfilled')
  }

  return { put, open: openFile, remove, list, tidy, isWritable }
}
