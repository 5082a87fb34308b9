import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../support/fixtures/files'

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> }

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
it.each(['.', 'artwork'])('lists the builds of every platform in %s', (folder) => {
  const lock = readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(lock) as Lock
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![...candidates(from, name)].some((candidate) => candidate in packages),
    ),
  )

  expect(missing).toEqual([])
})
