import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import nextJest from 'next/jest.js'
import { findProgram, services } from '../scripts/support/programs.mjs'

const rootDir = path.resolve(import.meta.dirname, '..')

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(path.join(rootDir, file), 'utf8'))

/** Packages that ship only as ES modules, at any depth. Before Node 24, Jest has to transform them. */
function esModulePackages() {
  const folders = Object.keys(readJson('package-lock.json').packages)
  const names = folders
    .filter((folder) => folder && existsSync(path.join(rootDir, folder, 'package.json')))
    .filter((folder) => readJson(`${folder}/package.json`).type === 'module')
    .map((folder) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length))
  return [...new Set(names)]
}

const config = nextJest({ dir: rootDir })({
  rootDir,
  testEnvironment: 'node',
  // Generous, for slow machines.
  testTimeout: 30_000,
  testMatch: [
    '<rootDir>/tests/unit/**/*.test.{ts,tsx}',
    ...(process.env.SOAK ? ['<rootDir>/artwork/**/*.test.ts'] : []),
    // `npm run test:soak` names the programs that are missing.
    ...(process.env.SOAK && services.every(findProgram)
      ? ['<rootDir>/tests/soak/**/*.test.ts']
      : []),
  ],
  globalSetup: '<rootDir>/tests/jest.global-setup.mjs',
  globalTeardown: '<rootDir>/tests/jest.global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/jest.setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/\\.next'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})

/** Unit tests. A file that renders a component has `@jest-environment jsdom`. */
const withEsModules = async () => ({
  ...(await config()),
  maxWorkers: '100%',
  transformIgnorePatterns: [
    `/node_modules/(?!(${esModulePackages().join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ],
})

export default withEsModules
