import { readFileSync, writeFileSync } from 'node:fs'

const pageBytes = 4096

/** Overwrites every third page of a SQLite file, like a failing disk. The pages of its schema stay: it can be opened. */
export function damage(file: string): void {
  const content = readFileSync(file)
  for (let at = 2 * pageBytes; at < content.length; at += 3 * pageBytes) {
    const page = content.subarray(at, at + pageBytes)
    if (!page.includes('CREATE ')) page.fill(0xa5)
  }
  writeFileSync(file, content)
}
