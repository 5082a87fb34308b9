import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compareInstalled, readLockedVersions } from '@/scripts/support/install.mjs'

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

const tests = { 'node_modules/jest': { version: '2.0.0', dev: true } }
const more = { 'node_modules/lint': { version: '3.0.0', dev: true } }

it('detects the packages of npm ci and npm install, which leave no stamp', () => {
  lock({ ...one, ...tests, 'node_modules/for-mac': { version: '1.0.0', optional: true } })
  installed({ ...one, ...tests })
  expect(compareInstalled(folder)).toEqual({ production: true, development: 'all' })
})

it('requires nothing more of a project without packages for development', () => {
  lock(one)
  installed(one)
  expect(compareInstalled(folder)).toEqual({ production: true, development: 'all' })
})

it.each([
  ['after --omit=dev', one, { production: true, development: 'none' }],
  ['with some for development', { ...one, ...tests }, { production: true, development: 'some' }],
  ['when nothing was installed', undefined, { production: false, development: 'none' }],
  ['when a package is missing', tests, { production: false, development: 'some' }],
  [
    'when a version has changed',
    { 'node_modules/one': { version: '0.9.0' }, ...tests, ...more },
    { production: false, development: 'all' },
  ],
])('names what is missing %s', (_, packages, expected) => {
  lock({ ...one, ...tests, ...more })
  if (packages) installed(packages)
  expect(compareInstalled(folder)).toEqual(expected)
})

it('does not build again when npm formats a lock file differently', () => {
  const before = readLockedVersions(lock(one))
  const rewritten = { 'node_modules/one': { ...one['node_modules/one'], devOptional: true } }
  expect(readLockedVersions(lock(rewritten))).toBe(before)
  const changed = { 'node_modules/one': { ...one['node_modules/one'], version: '1.0.1' } }
  expect(readLockedVersions(lock(changed))).not.toBe(before)
})
