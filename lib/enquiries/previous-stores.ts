import 'server-only'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** As `restore` names the previous store: a file with its journal, or a dump. */
const pattern = /-before-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)Z\.(?:db|dump)(?:-\w+)?$/

/** Removes the stores that a restore has replaced before a time: they have what was erased since. */
export async function removePreviousStores(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, day, hours, minutes, seconds] = pattern.exec(name) ?? []
    if (day && Date.parse(`${day}${hours}:${minutes}:${seconds}Z`) < before) {
      await rm(path.join(folder, name), { force: true })
    }
  }
}
