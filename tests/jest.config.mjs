import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import nextJest from 'next/jest.js'

const rootDir = path.resolve(import.meta.dirname, '..')

/** Packages that ship as ES modules only: Jest cannot load those untransformed before Node 24. */
function esModulePackages() {
  const folder = path.join(rootDir, 'node_modules')
  return readdirSync(folder).filter((name) => {
    const file = path.join(folder, name, 'package.json')
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module'
  })
}

const config = nextJest({ dir: rootDir })({
  rootDir,
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/jest.setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/\\.next'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})

/** Unit tests. A file that needs no browser says `@jest-environment node`. */
const withEsModules = async () => ({
  ...(await config()),
  transformIgnorePatterns: [
    `/node_modules/(?!(${esModulePackages().join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ],
})

export default withEsModules
