import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folders = ['app', 'components']
/** The catalogue of components exists in development only (docs/decisions/110). */
const forDevelopment = /^app\/catalogue\/|\.examples\./
const entry = /\.(?:client\.tsx?|browser\.ts)$|^app\/(?:.*\/)?(?:global-)?error\.tsx$/

/** Imports of values, also over several lines. Types are not shipped. */
const imports =
  /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/g

/**
 * Lists the sources that browsers get: client components, scripts of components, and everything that they import from
 * this project.
 * @param {string} root
 * @returns {string[]} paths below `root`
 */
export function listShippedFiles(root) {
  const found = new Set(folders.flatMap((folder) => entriesBelow(root, folder)))
  if (existsSync(path.join(root, 'instrumentation-client.ts')))
    found.add('instrumentation-client.ts')
  // The loop also visits files that are added meanwhile.
  for (const file of found) {
    const text = readFileSync(path.join(root, file), 'utf8')
    for (const [, plain, lazy] of text.matchAll(imports)) {
      const target = resolveImport(root, file, plain ?? lazy ?? '')
      if (target) found.add(target)
    }
  }
  return [...found].sort()
}

/** @param {string} root @param {string} folder */
const entriesBelow = (root, folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => entry.test(file) && !forDevelopment.test(file))

/** @param {string} root @param {string} file @param {string} name */
function resolveImport(root, file, name) {
  if (!/^(?:@\/|\.)/.test(name)) return undefined
  const base = name.startsWith('@/')
    ? name.slice(2)
    : path.posix.join(path.posix.dirname(file), name)
  return ['', '.ts', '.tsx', '.mjs', '/index.ts']
    .map((ending) => base + ending)
    .find(
      (candidate) => /\.(?:tsx?|mjs)$/.test(candidate) && existsSync(path.join(root, candidate)),
    )
}
