import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bundled } from './bundled'

/**
 * Runs a command of `scripts` in a separate process.
 * @param settings its environment, read at each run
 */
export function createCommand(script: string, settings: () => Record<string, string>) {
  async function run(...args: string[]) {
    const child = spawn(process.execPath, [bundled(script), ...args], {
      // Away from any running site, unless the settings name one.
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
