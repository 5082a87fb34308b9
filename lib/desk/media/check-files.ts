import 'server-only'
import { createHash } from 'node:crypto'
import { keepOnly, noteFile } from '@/lib/core/file-faults'
import { getProcessSingleton } from '@/lib/core/singleton'
import type { Db } from '../operation'
import { getMediaStore, type MediaStore } from './store'

/** The most files that one round reads. */
const maxFiles = 500

const progress = getProcessSingleton<{ after: string }>('desk-file-check', () => ({ after: '' }))

/**
 * Compares stored files with their hashes in the tables. Each round continues where the previous one ended; after the
 * last file the next round starts again. `/api/health` reports damaged and missing files.
 */
export async function checkFiles(db: Db): Promise<void> {
  const files = await selectFiles(db)
  const next = files.filter(({ key }) => key > progress.after).slice(0, maxFiles)
  for (const { key, hash } of next) noteFile(key, (await readHash(key))?.startsWith(hash) ?? false)
  keepOnly(new Set(files.map(({ key }) => key)))
  progress.after = next.length === maxFiles ? next.at(-1)!.key : ''
}

/** Returns the keys that are missing in the store. */
export async function findMissingFiles(keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const files = await getMediaStore()
  const stored = new Set((await files.list()) ?? (await findPresentFiles(files, keys)))
  return keys.filter((key) => !stored.has(key))
}

/** Finds the keys that are in the store, one by one, for a store that the site may not list. */
async function findPresentFiles(files: MediaStore, keys: readonly string[]): Promise<string[]> {
  const present: string[] = []
  for (const key of keys) {
    const file = await files.open(key)
    if (!file) continue
    await file.body.cancel()
    present.push(key)
  }
  return present
}

/** Selects the key and the beginning of the hash of every file that a table refers to, in the order of the keys. */
async function selectFiles(db: Db): Promise<{ key: string; hash: string }[]> {
  const media = await db
    .selectFrom('desk_media')
    .select(['file', 'hash'])
    .where('is_ready', '=', 1)
    .execute()
  const certificates = await db.selectFrom('desk_certificates').select('file').execute()
  return [
    ...media.map(({ file, hash }) => ({ key: file, hash })),
    // The name of the file ends with its hash.
    ...certificates.map(({ file }) => ({
      key: file,
      hash: /-([\da-f]+)\.\w+$/.exec(file)?.[1] ?? '',
    })),
  ].sort((first, second) => (first.key < second.key ? -1 : 1))
}

/** Computes the hash of a stored file; `undefined` when it does not exist. */
async function readHash(key: string): Promise<string | undefined> {
  const file = await (await getMediaStore()).open(key)
  if (!file) return undefined
  const hash = createHash('sha256')
  for await (const chunk of file.body) hash.update(chunk)
  return hash.digest('hex')
}
