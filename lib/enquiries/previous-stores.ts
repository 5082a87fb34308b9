import 'server-only'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { now } from '@/lib/core/dates'
import { retention } from '@/lib/core/retention'
import type { Expiring } from '@/lib/database/erasure-guard'

/** Names from `createPreviousStoreName`, and their journals. */
const pattern = /^(.*-before-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)Z(?:-\d+)?\.(?:db|dump))(?:-\w+)?$/

/**
 * Returns an unused name for the store that a restore replaces: with the time, and a number when two restores happen
 * within one second, so that the later one does not overwrite the store that the earlier one kept.
 * @param store path of the store without extension
 */
export function createPreviousStoreName(store: string, extension: 'db' | 'dump'): string {
  const time = now().toISOString().slice(0, 19).replaceAll(':', '')
  for (let number = 1; ; number++) {
    const name = `${store}-before-${time}Z${number === 1 ? '' : `-${number}`}.${extension}`
    if (!existsSync(name) && !existsSync(`${name}-wal`)) return name
  }
}

/** The stores that restores have replaced. They expire, because they still contain what was erased since. */
export function getExpiringStores(folder: string): Expiring {
  /** Lists the files of each store, the oldest first. */
  async function listStores(before: number): Promise<string[][]> {
    const files = new Map<string, string[]>()
    for (const name of (await readdir(folder).catch(() => [])).sort()) {
      const [, store, day, hours, minutes, seconds] = pattern.exec(name) ?? []
      if (!store || Date.parse(`${day}${hours}:${minutes}:${seconds}Z`) >= before) continue
      files.set(store, [...(files.get(store) ?? []), name])
    }
    return [...files.values()]
  }
  return {
    name: `previous stores in ${folder}`,
    days: retention.site.previousStores.days,
    countStored: async () => (await listStores(Infinity)).length,
    countExpired: async (before) => (await listStores(before)).length,
    async erase(before, limit) {
      const oldest = (await listStores(before)).slice(0, limit)
      for (const name of oldest.flat()) await rm(path.join(folder, name), { force: true })
      return oldest.length
    },
  }
}
