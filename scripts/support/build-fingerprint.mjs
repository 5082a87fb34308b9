import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readLockedVersions } from './install.mjs'
import { root } from './run.mjs'

/**
 * The inputs of a build, besides the versions of its packages. Records and media of the embedded content service are
 * read at run time.
 */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
]
const readAtRunTime = ['content/media', 'content/records']
/** The catalogue of components and its examples (docs/decisions/110). */
const forDevelopment = /^app\/catalogue\/|\.examples\.(?:client\.)?tsx?$/
/** Settings that the build writes into the pages. */
const buildVariables = [
  'SITE_URL',
  'CONTENT_API_URL',
  'SCHOOL_CODE',
  'REVALIDATE_SECONDS',
  'OFFLINE_PAGES',
  'HSTS_INCLUDE_SUBDOMAINS',
  'SHOW_SAMPLES',
]

/** Output folder of the build. */
export const distDir = () => path.join(root, process.env.NEXT_DIST_DIR || '.next')

/**
 * @param {string} relative
 * @returns {Generator<string, void>}
 */
function* getFiles(relative) {
  if (readAtRunTime.includes(relative) || forDevelopment.test(relative)) return
  const file = path.join(root, relative)
  if (!existsSync(file)) return
  if (!statSync(file).isDirectory()) yield relative
  else for (const name of readdirSync(file).sort()) yield* getFiles(`${relative}/${name}`)
}

function fingerprint() {
  const hash = createHash('sha256')
  hash.update(readLockedVersions(path.join(root, 'package-lock.json')))
  for (const name of buildVariables) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  for (const source of sources)
    for (const file of getFiles(source))
      hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

const stampFile = () => path.join(distDir(), 'build-fingerprint')

/** Whether there is a complete build of the current sources and settings. */
export const buildIsCurrent = () =>
  existsSync(path.join(distDir(), 'BUILD_ID')) &&
  existsSync(stampFile()) &&
  readFileSync(stampFile(), 'utf8') === fingerprint()

export const stampBuild = () => writeFileSync(stampFile(), fingerprint())
