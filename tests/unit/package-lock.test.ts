import { readFileSync } from 'node:fs'
import path from 'node:path'
import { separatePackages } from '../../scripts/support/install.mjs'
import { root } from '../support/fixtures/files'

type Package = {
  version?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Package> }

function readPackages(folder: string) {
  const lock = readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8')
  return (JSON.parse(lock) as Lock).packages
}

/** Paths at which Node looks for a dependency: in the package's own `node_modules`, then in those of each parent. */
function* candidates(from: string, name: string): Generator<string> {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    yield `${folder}/node_modules/${name}`
    if (!folder.includes('/node_modules/')) break
  }
  yield `node_modules/${name}`
}

/**
 * npm omits the builds for other platforms from the lock file when its registry does not have them. `npm ci` then
 * rejects the file on every machine, and `npm install` does not install the compiler on other platforms.
 */
it.each(['.', ...separatePackages])(
  'lists the builds of every platform, in the requested version, in %s',
  (folder) => {
    const packages = readPackages(folder)
    const find = (from: string, name: string) =>
      [...candidates(from, name)].map((candidate) => packages[candidate]).find(Boolean)
    /** Dependencies name builds by their exact version, other packages by a range. */
    const isExact = (version: string) => /^\d/.test(version)
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name, version]) => {
          const found = find(from, name)?.version
          return isExact(version) ? found !== version : found === undefined
        })
        .map(([name, version]) => `${name}@${version}`),
    )

    expect(missing).toEqual([])
  },
)

// npm omits it, too, for a build that it did not download.
it.each(['.', ...separatePackages])('lists the checksum of every package in %s', (folder) => {
  const missing = Object.entries(readPackages(folder))
    .filter(([location, { integrity }]) => location !== '' && !integrity)
    .map(([location]) => location)

  expect(missing).toEqual([])
})
