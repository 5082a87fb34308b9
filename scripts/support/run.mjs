import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/**
 * Ends a process and all that it has started in its group.
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
function endGroup(pid, signal) {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // Nothing of it is left.
  }
}

/**
 * Runs a program in the project's folder, its output shown as it comes.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @param {{ minutes?: number, collect?: (text: string) => void }} [options]
 *   `minutes`: a program that takes longer is ended, with all that it has started;
 *   `collect`: gets the output instead of the terminal
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, env = {}, { minutes, collect } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: collect ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      detached: Boolean(minutes),
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
    if (collect) {
      child.stdout?.setEncoding('utf8').on('data', collect)
      child.stderr?.setEncoding('utf8').on('data', collect)
    }
    const end = (/** @type {NodeJS.Signals} */ signal) =>
      minutes ? endGroup(child.pid, signal) : child.kill(signal)
    process.on('SIGINT', end)
    process.on('SIGTERM', end)
    let isLate = false
    const tooLate = () => {
      isLate = true
      console.error(`No end after ${minutes} minutes: ${path.basename(args[0] ?? command)}`)
      // Playwright closes its browsers and the site on this signal.
      end('SIGINT')
    }
    const limit = (minutes ?? 0) * 60_000
    const timers = minutes
      ? [setTimeout(tooLate, limit), setTimeout(end, limit + 30_000, 'SIGKILL')]
      : []
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const timer of timers) clearTimeout(timer)
      if (isLate) end('SIGKILL')
      resolve(isLate ? 1 : (code ?? (signal ? 1 : 0)))
    })
  })
}

/**
 * A tool of this project's own packages, run by this very Node.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @param {Parameters<typeof run>[3]} [options]
 */
export const runTool = (file, args, env, options) =>
  run(process.execPath, [path.join(root, 'node_modules', file), ...args], env, options)

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

/** What Node is given to serve a built site from the project's folder; a port and more may follow. */
export const serving = [path.join(root, 'node_modules', tools.next), 'start']

/** The environment of the process that serves, as in `deploy`; what is set outside counts. */
export const servingEnvironment = {
  // Pictures are resized in the same thread pool that reads pages from disk; four threads would let
  // a few cold pictures hold up every page.
  UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE || '16',
  // In MB, enough for the records of twenty years: else Node takes whatever memory it finds free. Of two
  // such options the last counts.
  NODE_OPTIONS: `--max-old-space-size=512 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
}
