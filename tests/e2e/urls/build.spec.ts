import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { dynamicRoutes, fileRoutes, routes } from '../../../content/routes'

const root = path.resolve(import.meta.dirname, '../../..')

const manifest = (file: string) =>
  JSON.parse(readFileSync(path.join(root, process.env.NEXT_DIST_DIR || '.next', file), 'utf8'))

/** Paths of the build, without endpoints and the pages behind the rewrites of `next.config.ts`. */
const builtPaths = () =>
  (Object.values(manifest('app-path-routes-manifest.json')) as string[]).filter(
    (address) => !/^\/(_|api(\/|$)|query\/)/.test(address),
  )

const table = routes.map((route) => route.path)

test('the build has exactly the pages of the route table', () => {
  const pages = builtPaths().filter((address) => !fileRoutes.includes(address))
  expect(pages.sort()).toEqual([...table, ...dynamicRoutes].sort())
})

test('every page of the route table is prerendered', () => {
  const { routes: prerendered } = manifest('prerender-manifest.json')
  expect(table.filter((address) => !(address in prerendered))).toEqual([])
})
