import path from 'node:path'
import { now } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { pathOf } from '@/lib/database/database'
import { broughtBack, countedTables } from '@/lib/database/restored'
import { databaseUrl } from '@/lib/database/site-database'

/** Saves the store to a file, also while the site runs. */
export async function backUp(target: string): Promise<string> {
  const url = databaseUrl()
  const file = pathOf(url)
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
  const { counts, previous } = restored
  const counted = Object.entries(countedTables).flatMap(([table, [one, several]]) => {
    const count = counts[table as keyof typeof countedTables]
    return count === undefined ? [] : [`${count} ${count === 1 ? one : several}`]
  })
  const back = broughtBack(restored)
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
      ? ['These can log in again. Revoke who should not (`npm run desk -- revoke EMAIL`):']
      : []),
    ...back.map((line) => `  ${line}`),
  ].join('\n')
}

async function replaceStore(backup: string) {
  const url = databaseUrl()
  const file = pathOf(url)
  if (file) {
    const { restoreFile } = await import('@/lib/enquiries/file-backup')
    return restoreFile(file, backup)
  }
  const { restorePostgres } = await import('./postgres-backup')
  const time = now().toISOString().slice(0, 19).replaceAll(':', '')
  return restorePostgres(url, backup, path.join(env.dataDir, `enquiries-before-${time}Z.dump`))
}
