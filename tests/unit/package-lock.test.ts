import lock from '@/package-lock.json'

type LockedPackage = { optionalDependencies?: Record<string, string> }

const packages = lock.packages as Record<string, LockedPackage>

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
it('lists the builds of every platform', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![...candidates(from, name)].some((place) => place in packages),
    ),
  )

  expect(missing).toEqual([])
})
