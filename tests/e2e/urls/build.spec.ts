import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { dynamicRoutes, fileRoutes, routes } from '../../../content/routes'

const root = path.resolve(import.meta.dirname, '../../..')

const manifest = (file: string) =>
  JSON.parse(readFileSync(path.join(root, process.env.NEXT_DIST_DIR || '.next', file), 'utf8'))

/** What `next build` made, by address; the pages behind the rewrites of `next.config.ts` left out. */
const built = () =>
  (Object.values(manifest('app-path-routes-manifest.json')) as string[]).filter(
    (address) => !/^\/(_|api(\/|$)|query\/)/.test(address),
  )

const table = routes.map((route) => route.path)

test('what was built is what the route table names', () => {
  const pages = built().filter((address) => !fileRoutes.includes(address))
  expect(pages.sort()).toEqual([...table, ...dynamicRoutes].sort())
})

test('every page of the route table was made ahead', () => {
  const { routes: ahead } = manifest('prerender-manifest.json')
  expect(table.filter((address) => !(address in ahead))).toEqual([])
})
