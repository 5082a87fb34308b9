/**
 * `node keep-static.mjs {folder}`, in a release: copies its hashed files to a folder that nginx reads, for pages that
 * stay open over the next release (docs/operations.md). Files of earlier releases stay there for 30 days after the
 * release that replaced them.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const keptDays = 30

/**
 * @param {Record<string, string>} folders of the release, by their URLs
 * @param {string} to created if it does not exist
 * @param {Date} time
 */
export function keepStatic(folders, to, time = new Date()) {
  const list = path.join(to, 'current.json')
  mkdirSync(to, { recursive: true })
  const current = Object.entries(folders).flatMap(([url, from]) =>
    listFiles(from).map((name) => path.join(url, name)),
  )
  /** @type {string[]} */
  const previous = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const isNeeded = new Set([...previous, ...current, path.basename(list)])
  // Their 30 days begin now.
  for (const file of previous.map((name) => path.join(to, name))) {
    if (existsSync(file)) utimesSync(file, time, time)
  }
  for (const [url, from] of Object.entries(folders))
    cpSync(from, path.join(to, url), { recursive: true })
  writeFileSync(list, JSON.stringify(current))
  const oldest = time.getTime() - keptDays * 86_400_000
  for (const name of listFiles(to)) {
    const file = path.join(to, name)
    if (!isNeeded.has(name) && statSync(file).mtimeMs < oldest) rmSync(file)
  }
}

/** @param {string} folder */
const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  )

const [script, folder] = process.argv.slice(1)
if (script && path.basename(script) === 'keep-static.mjs') {
  if (!folder) {
    console.error('Usage: node keep-static.mjs {folder}')
    process.exit(1)
  }
  const build = process.env.NEXT_DIST_DIR || '.next'
  keepStatic(
    {
      '_next/static': path.join(import.meta.dirname, build, 'static'),
      modules: path.join(import.meta.dirname, 'public/modules'),
    },
    folder,
  )
}
