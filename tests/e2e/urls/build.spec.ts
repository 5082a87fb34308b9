import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { dynamicRoutes, fileRoutes, routes } from '../../../content/routes'
import { orderedStyles } from '../../support/expect/sheet-order'
import { translatedPages } from '../../support/fixtures/translated-pages'

const root = path.resolve(import.meta.dirname, '../../..')

const build = path.join(root, process.env.NEXT_DIST_DIR || '.next')

const manifest = (file: string) => JSON.parse(readFileSync(path.join(build, file), 'utf8'))

/** Paths of the build, without endpoints, the pages behind the rewrites of `next.config.ts`, and the desk. */
const builtPaths = () =>
  (Object.values(manifest('app-path-routes-manifest.json')) as string[]).filter(
    (address) => !/^\/(_|api(\/|$)|desk(\/|$)|query\/|part\/)/.test(address),
  )

const table = routes.map((route) => route.path)

test('the build has no page that is not in the route table', () => {
  const known = [...table, ...fileRoutes, ...dynamicRoutes, '/[...path]', '/class/[class]']
  expect(builtPaths().filter((address) => !known.includes(address))).toEqual([])
})

test('every page of the route table is prerendered, in all its languages', () => {
  const { routes: prerendered } = manifest('prerender-manifest.json')
  const pages = [...table, ...translatedPages.map(({ path }) => path)]
  expect(pages.filter((address) => !(address in prerendered))).toEqual([])
})

test('does not depend on the order of style sheets', () => {
  const built = (folder: string, ending: string) =>
    readdirSync(path.join(build, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(path.join(build, folder, name), 'utf8'))
  const pages = built('server/app', '.html')
  expect(pages.length).toBeGreaterThan(table.length)
  expect(orderedStyles(pages, built('static/chunks', '.css'))).toEqual([])
})
