import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes a file whole: aside first, then renamed, so that a reader, or a crash, never meets half of it.
 * @throws what the disk says; nothing is left behind then.
 */
export async function writeFileAtomic(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}
