import 'server-only'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { retention } from '@/lib/core/retention'
import type { Expiring } from '@/lib/database/erasure-guard'

/** As `restore` names the previous store: a file with its journal, or a dump. */
const pattern = /^(.*-before-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)Z\.(?:db|dump))(?:-\w+)?$/

/** The stores that a restore has replaced, which have what was erased since. */
export function previousStores(folder: string): Expiring {
  /** The files of each store, the oldest first. */
  async function stores(before: number): Promise<string[][]> {
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
    countStored: async () => (await stores(Infinity)).length,
    countExpired: async (before) => (await stores(before)).length,
    async erase(before, limit) {
      const oldest = (await stores(before)).slice(0, limit)
      for (const name of oldest.flat()) await rm(path.join(folder, name), { force: true })
      return oldest.length
    },
  }
}
