import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/**
 * Runs a program in the project folder.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @param {(text: string) => void} [collect] receives the output instead of the terminal
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, env = {}, collect) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: collect ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
    if (collect) {
      child.stdout?.setEncoding('utf8').on('data', collect)
      child.stderr?.setEncoding('utf8').on('data', collect)
    }
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/**
 * Runs a tool from `node_modules` with the Node that runs this script.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export const runTool = (file, args, env) =>
  run(process.execPath, [path.join(root, 'node_modules', file), ...args], env)

export const tools = {
  next: 'next/dist/bin/next',
  tsx: 'tsx/dist/cli.mjs',
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
