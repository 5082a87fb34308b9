import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/**
 * Sends a signal to a process group.
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // The group has already ended.
  }
}

/**
 * Runs a program in the project folder.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @param {{ minutes?: number, collect?: (text: string) => void }} [options]
 *   `minutes`: timeout after which the program and its child processes are killed;
 *   `collect`: receives the output instead of the terminal
 * @returns {Promise<number>} the exit code
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
    const kill = (/** @type {NodeJS.Signals} */ signal) =>
      minutes ? signalGroup(child.pid, signal) : child.kill(signal)
    process.on('SIGINT', kill)
    process.on('SIGTERM', kill)
    let hasTimedOut = false
    const onTimeout = () => {
      hasTimedOut = true
      console.error(`Timed out after ${minutes} minutes: ${path.basename(args[0] ?? command)}`)
      // Playwright closes its browsers and the site on this signal.
      kill('SIGINT')
    }
    const timeout = (minutes ?? 0) * 60_000
    const timers = minutes
      ? [setTimeout(onTimeout, timeout), setTimeout(kill, timeout + 30_000, 'SIGKILL')]
      : []
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const timer of timers) clearTimeout(timer)
      if (hasTimedOut) kill('SIGKILL')
      resolve(hasTimedOut ? 1 : (code ?? (signal ? 1 : 0)))
    })
  })
}

/**
 * Runs a tool from `node_modules` with the Node that runs this script.
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

/** Arguments of Node that serve the built site. A port and more can follow. */
export const serving = [path.join(root, 'node_modules', tools.next), 'start']

/** Environment of the serving process, as in `deploy`. Variables that are already set take precedence. */
export const servingEnvironment = {
  // Resizing pictures uses the thread pool that also reads pages from disk. With the default of four threads a few
  // pictures would delay every page.
  UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE || '16',
  // In MB, enough for the records of twenty years. Without a limit Node uses most of the free memory. If the option is
  // given twice, the last one applies.
  NODE_OPTIONS: `--max-old-space-size=512 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
}
