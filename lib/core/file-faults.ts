import { log } from './log'
import { getProcessSingleton } from './singleton'

const damaged = getProcessSingleton('file-faults', () => new Set<string>())

/** Stored files that are missing or damaged, for `/api/health`. */
export const listDamagedFiles = (): ReadonlySet<string> => damaged

/** Records the result of the last check of a stored file. */
export function noteFile(key: string, isIntact: boolean): void {
  if (isIntact) damaged.delete(key)
  else if (!damaged.has(key)) {
    damaged.add(key)
    log.error({ file: key }, 'a stored file is damaged or missing')
  }
}

/** Removes files from the list that no table names any more. */
export function keepOnly(keys: ReadonlySet<string>): void {
  for (const key of damaged) if (!keys.has(key)) damaged.delete(key)
}
