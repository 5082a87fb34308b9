import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../../../scripts/support/run.mjs'
import { bundled } from './bundled'
import type { Task } from './desk-process'

/** Processes of the office next to a running site that has these settings. */
export function startOffice(settings: Readonly<Record<string, string>>) {
  /** Runs a script of the project. @returns what it prints */
  async function command(script: string, ...args: string[]): Promise<string> {
    const env = { ...process.env, SITE_UNIT: '/dev/null', ...settings }
    const program = [bundled(script), ...args]
    const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: root, env })
    return stdout
  }

  const office = async (task: Task): Promise<unknown> =>
    JSON.parse(await command('tests/support/servers/desk-process.ts', JSON.stringify(task)))

  return { command, office }
}
