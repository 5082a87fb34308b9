import { closeSync, fstatSync, openSync, writeSync } from 'node:fs'

const pageBytes = 4096

/** Overwrites every third page of a SQLite file, like a failing disk. The first page stays readable. */
export function damage(file: string): void {
  const descriptor = openSync(file, 'r+')
  const { size } = fstatSync(descriptor)
  for (let at = 2 * pageBytes; at < size; at += 3 * pageBytes) {
    writeSync(descriptor, Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, at)
  }
  closeSync(descriptor)
}
