import { rm } from 'node:fs/promises'
import path from 'node:path'
import { markdownTable, milliseconds } from '../support/bench'
import { buildSite } from '../support/servers/site'

const root = path.resolve(import.meta.dirname, '../..')
const distDir = '.next-bench'

/** Measures a build without the caches of an earlier one. */
export async function build(): Promise<string> {
  const folder = path.join(root, distDir)
  await rm(folder, { recursive: true, force: true })
  try {
    const time = await milliseconds(() => buildSite({ NEXT_DIST_DIR: distDir }))
    return markdownTable(['', 'seconds'], [['clean build', (time / 1000).toFixed(1)]])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
