import { legacyFolders, legacyNames, movedPaths, spamFolders } from '@/content/redirects'
import { fileRoutes, routes } from '@/content/routes'

const paths = routes.map(({ path }) => path)
const lastParts = paths.map((path) => path.split('/').at(-1)!.toLowerCase())

it('redirects only to pages and files of the route table', () => {
  const targets = [...Object.keys(legacyNames), ...Object.values(movedPaths)]
  expect(targets.filter((path) => ![...paths, ...fileRoutes].includes(path))).toEqual([])
})

it('redirects no path of a page', () => {
  const conflicts = paths.filter((path) => Object.hasOwn(movedPaths, path.toLowerCase()))
  expect(conflicts).toEqual([])
})

it('has one page for each legacy name', () => {
  const names = Object.values(legacyNames).flat()
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(lastParts).size).toBe(lastParts.length)
})

it('is in lower case', () => {
  const entries = [
    ...legacyFolders,
    ...Object.values(legacyNames).flat(),
    ...Object.keys(movedPaths),
    ...spamFolders,
  ]
  expect(entries).toEqual(entries.map((name) => name.toLowerCase()))
})

it('has no spam folder with the name of a page', () => {
  expect(paths.filter((path) => spamFolders.includes(path.split('/')[1]!))).toEqual([])
})
