import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/**
 * Runs a program in the project's folder, its output shown as it comes.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
    process.on('SIGINT', () => child.kill('SIGINT'))
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/**
 * A tool of this project's own packages, run by this very Node.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export const runTool = (file, args, env) =>
  run(process.execPath, [path.join(root, 'node_modules', file), ...args], env)

export const tools = {
  next: 'next/dist/bin/next',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  eslint: 'eslint/bin/eslint.js',
  stylelint: 'stylelint/bin/stylelint.mjs',
  prettier: 'prettier/bin/prettier.cjs',
  jest: 'jest/bin/jest.js',
  playwright: '@playwright/test/cli.js',
}

/** Loaded before Next when it serves: holds requests until the site has started. */
export const gate = './lib/requests/until-started.mjs'

/** What Node is given to serve a built site from the project's folder; a port and more may follow. */
export const serving = ['--import', gate, path.join(root, 'node_modules', tools.next), 'start']

/** The environment of the process that serves, as in `deploy`; what is set outside counts. */
export const servingEnvironment = {
  // Pictures are resized in the same thread pool that reads pages from disk; four threads would let
  // a few cold pictures hold up every page.
  UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE || '16',
  // In MB, enough for the records of twenty years: else Node takes whatever memory it finds free. Of two
  // such options the last counts.
  NODE_OPTIONS: `--max-old-space-size=512 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
}
