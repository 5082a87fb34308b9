import path from 'node:path'
import { env } from '@/lib/core/env'
import { parsePath } from '@/lib/database/database'
import { listRegainedAccess, countedTables } from '@/lib/database/restored'
import { getDatabaseUrl } from '@/lib/database/site-database'
import { findMissingFiles } from '@/lib/desk/media/check-files'
import { createPreviousStoreName } from '@/lib/enquiries/previous-stores'

/** Saves the store to a file, also while the site runs. */
export async function backUp(target: string): Promise<string> {
  const url = getDatabaseUrl()
  const file = parsePath(url)
  if (file) {
    const { backUpFile } = await import('@/lib/enquiries/file-backup')
    await backUpFile(file, path.resolve(target))
  } else {
    const { backUpPostgres } = await import('./postgres-backup')
    backUpPostgres(url, path.resolve(target))
  }
  return `written to ${target} and verified`
}

/** Replaces the store with a backup, while the site is stopped. */
export async function restore(backup: string): Promise<string> {
  const restored = await replaceStore(path.resolve(backup))
  const { counts, files, previous } = restored
  const counted = Object.entries(countedTables).flatMap(([table, [singular, plural]]) => {
    const count = counts[table as keyof typeof countedTables]
    return count === undefined ? [] : [`${count} ${count === 1 ? singular : plural}`]
  })
  const back = listRegainedAccess(restored)
  return [
    `restored: ${counted.join(', ')}`,
    ...(previous ? [`the previous store is in ${previous}`] : []),
    'Erase again what was erased since the backup was made.',
    ...(counts.desk_people
      ? [
          'Everybody is logged out, and open invitations and links have ended. Passwords are those of the backup.',
        ]
      : []),
    ...(back.length > 0
      ? [
          'These people can log in again. Revoke those who should not (`npm run desk -- revoke EMAIL`):',
        ]
      : []),
    ...back.map((line) => `  ${line}`),
    ...(await missingLines(files)),
  ].join('\n')
}

/** Lists the files to which the restored tables refer, but which are missing in the folder or bucket. */
async function missingLines(files: readonly string[]): Promise<string[]> {
  const place = env.mediaStore ? 'the bucket of MEDIA_URL' : path.join(env.dataDir, 'media')
  try {
    const missing = await findMissingFiles(files)
    if (missing.length === 0) return []
    const shown = missing.slice(0, maxListed).map((file) => `  ${file}`)
    const rest = missing.length - shown.length
    return [
      `${missing.length} of ${files.length} files are missing in ${place}. Restore them from a copy:`,
      ...shown,
      ...(rest > 0 ? [`  and ${rest} more`] : []),
    ]
  } catch (error) {
    return [`Could not check whether files are missing in ${place}: ${(error as Error).message}`]
  }
}

/** The most missing files that a restore lists. */
const maxListed = 50

async function replaceStore(backup: string) {
  const url = getDatabaseUrl()
  const file = parsePath(url)
  if (file) {
    const { restoreFile } = await import('@/lib/enquiries/file-backup')
    return restoreFile(file, backup)
  }
  const { restorePostgres } = await import('./postgres-backup')
  return restorePostgres(
    url,
    backup,
    createPreviousStoreName(path.join(env.dataDir, 'enquiries'), 'dump'),
  )
}
