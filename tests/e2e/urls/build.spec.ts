import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { dynamicRoutes, fileRoutes, routes } from '../../../content/routes'

const root = path.resolve(import.meta.dirname, '../../..')

const manifest = (file: string) =>
  JSON.parse(readFileSync(path.join(root, process.env.NEXT_DIST_DIR || '.next', file), 'utf8'))

/** Paths of the build, without endpoints, the pages behind the rewrites of `next.config.ts`, and the desk. */
const builtPaths = () =>
  (Object.values(manifest('app-path-routes-manifest.json')) as string[]).filter(
    (address) => !/^(?:\/\[locale\])?\/(_|api(\/|$)|desk(\/|$)|query\/|part\/)/.test(address),
  )

const translation = /^\/\[locale\]/

const table = routes.map((route) => route.path)

test('the build has exactly the pages of the route table', () => {
  const pages = builtPaths().filter(
    (address) => !fileRoutes.includes(address) && !translation.test(address),
  )
  expect(pages.sort()).toEqual([...table, ...dynamicRoutes].sort())
})

test('every translated page has the path of an English one', () => {
  const translated = builtPaths().filter((address) => translation.test(address))
  expect(translated.length).toBeGreaterThan(1)
  expect(table).toEqual(
    expect.arrayContaining(translated.map((address) => address.replace(translation, '') || '/')),
  )
})

test('every page of the route table is prerendered', () => {
  const { routes: prerendered } = manifest('prerender-manifest.json')
  expect(table.filter((address) => !(address in prerendered))).toEqual([])
})
