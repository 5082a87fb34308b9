import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isInstalled, lockedVersions } from '@/scripts/support/install.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'install-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, packages: object) => {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ packages }))
  return file
}
const lock = (packages: object) => write('package-lock.json', { '': { name: 'site' }, ...packages })
const installed = (packages: object) => write('node_modules/.package-lock.json', packages)

const one = { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-a' } }

it('installs nothing after npm ci or npm install, which leave no stamp', () => {
  lock({ ...one, 'node_modules/for-mac': { version: '1.0.0', optional: true } })
  installed(one)
  expect(isInstalled(folder)).toBe(true)
})

it.each([
  ['nothing was installed', undefined],
  ['a package is missing, as after --omit=dev', {}],
  ['a version has changed', { 'node_modules/one': { version: '0.9.0' } }],
])('installs when %s', (_, packages) => {
  lock(one)
  if (packages) installed(packages)
  expect(isInstalled(folder)).toBe(false)
})

it('does not build again because npm writes a lock file in another way', () => {
  const before = lockedVersions(lock(one))
  const rewritten = { 'node_modules/one': { ...one['node_modules/one'], devOptional: true } }
  expect(lockedVersions(lock(rewritten))).toBe(before)
  const changed = { 'node_modules/one': { ...one['node_modules/one'], version: '1.0.1' } }
  expect(lockedVersions(lock(changed))).not.toBe(before)
})
