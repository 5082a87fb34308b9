/** @jest-environment node */
import { legacyFolders, legacyNames, moves, spamFolders } from '@/content/redirects'
import { fileRoutes, routes } from '@/content/routes'

const paths = routes.map(({ path }) => path)
const lastParts = paths.map((path) => path.split('/').at(-1)!.toLowerCase())

it('leads only to pages and files of the route table', () => {
  const targets = [...Object.keys(legacyNames), ...Object.values(moves)]
  expect(targets.filter((path) => ![...paths, ...fileRoutes].includes(path))).toEqual([])
})

it('takes no address from a page', () => {
  const taken = paths.filter((path) => Object.hasOwn(moves, path.toLowerCase()))
  expect(taken).toEqual([])
})

it('gives every old name to one page', () => {
  const names = Object.values(legacyNames).flat()
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(lastParts).size).toBe(lastParts.length)
})

it('is written in lower case, as it is looked up', () => {
  const written = [
    ...legacyFolders,
    ...Object.values(legacyNames).flat(),
    ...Object.keys(moves),
    ...spamFolders,
  ]
  expect(written).toEqual(written.map((name) => name.toLowerCase()))
})

it('has spam in no folder of a page', () => {
  expect(paths.filter((path) => spamFolders.includes(path.split('/')[1]!))).toEqual([])
})
