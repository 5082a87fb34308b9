import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../support/fixtures/files'

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> }

/** Where Node looks for a package that another one requires: next to it, then in each folder above. */
function* candidates(from: string, name: string): Generator<string> {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    yield `${folder}/node_modules/${name}`
    if (!folder.includes('/node_modules/')) break
  }
  yield `node_modules/${name}`
}

/**
 * npm leaves the builds for other platforms out of the lock file when the registry it asks does not have them.
 * `npm ci` then refuses the file everywhere, and `npm install` leaves other machines without their compiler.
 */
it.each(['.', 'artwork'])('lists the builds of every platform in %s', (folder) => {
  const lock = readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(lock) as Lock
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![...candidates(from, name)].some((place) => place in packages),
    ),
  )

  expect(missing).toEqual([])
})
