import 'server-only'
import { randomUUID } from 'node:crypto'
import { chown, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes to a temporary file and renames it. A reader never sees a partial file, even after a crash. What root writes
 * belongs to the owner of the folder: the user that runs the site (R-HEALTH-4).
 * @throws the error of the file system, after removing the temporary file
 */
export async function writeFileAtomic(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    await makeFolder(path.dirname(file))
    await writeFile(temporary, content)
    await giveToOwner(temporary)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Creates a folder with those above it. What root creates belongs to the owner of the one that was there. */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode })
  if (first === undefined) return
  const names = path.relative(first, folder).split(path.sep).filter(Boolean)
  let created = first
  for (const name of ['', ...names]) {
    created = path.join(created, name)
    await giveToOwner(created)
  }
}

/** Only root can, and only root has to. */
async function giveToOwner(file: string): Promise<void> {
  if (process.geteuid?.() !== 0) return
  const { uid, gid } = await stat(path.dirname(file))
  await chown(file, uid, gid)
}
