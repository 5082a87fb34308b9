import 'server-only'
import { createHash } from 'node:crypto'
import { keepOnly, noteFile } from '@/lib/core/file-faults'
import { processSingleton } from '@/lib/core/singleton'
import type { Db } from '../operation'
import { mediaStore, type MediaStore } from './store'

/** What one round reads at most. */
const maxFiles = 500

const progress = processSingleton<{ after: string }>('desk-file-check', () => ({ after: '' }))

/**
 * Compares stored files with what the tables say about them. Every round goes on where the one before has ended, and
 * begins again at the end. What it finds is in `/api/health`.
 */
export async function checkFiles(db: Db): Promise<void> {
  const files = await selectFiles(db)
  const next = files.filter(({ key }) => key > progress.after).slice(0, maxFiles)
  for (const { key, hash } of next) noteFile(key, (await readHash(key))?.startsWith(hash) ?? false)
  keepOnly(new Set(files.map(({ key }) => key)))
  progress.after = next.length === maxFiles ? next.at(-1)!.key : ''
}

/** Those of the files that the store does not have. */
export async function missingFiles(keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const files = await mediaStore()
  const stored = new Set((await files.list()) ?? (await presentAmong(files, keys)))
  return keys.filter((key) => !stored.has(key))
}

/** For a store that does not let the site list it. */
async function presentAmong(files: MediaStore, keys: readonly string[]): Promise<string[]> {
  const present: string[] = []
  for (const key of keys) {
    const file = await files.open(key)
    if (!file) continue
    await file.body.cancel()
    present.push(key)
  }
  return present
}

/** The key of every file that a table names, with the beginning of its hash, in the order of the keys. */
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
  ].sort((one, other) => (one.key < other.key ? -1 : 1))
}

/** @returns `undefined` when there is no such file */
async function readHash(key: string): Promise<string | undefined> {
  const file = await (await mediaStore()).open(key)
  if (!file) return undefined
  const hash = createHash('sha256')
  for await (const chunk of file.body) hash.update(chunk)
  return hash.digest('hex')
}
