import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bundled } from './bundled'

/**
 * A command of `scripts` as a process of its own.
 * @param settings its environment, asked at each run
 */
export function createCommand(script: string, settings: () => Record<string, string>) {
  async function run(...args: string[]) {
    const child = spawn(process.execPath, [bundled(script), ...args], {
      // Next to no site, unless the settings name one.
      env: { ...process.env, PORT: '1', SITE_URL: '', SITE_UNIT: '/dev/null', ...settings() },
    })
    let [output, error] = ['', '']
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (error += chunk))
    const [status] = (await once(child, 'close')) as [number]
    return { status, output, error }
  }

  /** Runs the command and expects success. */
  async function succeed(...args: string[]): Promise<string> {
    const { output, ...rest } = await run(...args)
    expect(rest).toEqual({ status: 0, error: '' })
    return output
  }

  return { run, succeed }
}
