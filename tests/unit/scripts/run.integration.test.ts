/** @jest-environment node */
import { spawnSync } from 'node:child_process'

it('a step that hangs fails, and its child processes are killed', () => {
  // The child process keeps the output open while it runs. The step itself exits with 0 when interrupted.
  const step = `
    require('node:child_process').spawn('sleep', ['300'], { stdio: 'inherit' })
    process.on('SIGINT', () => process.exit(0))`
  const program = `
    import { run } from './scripts/support/run.mjs'
    const step = ${JSON.stringify(step)}
    console.log(await run(process.execPath, ['--eval', step], {}, { minutes: 0.05 }))`
  const args = ['--input-type=module', '--eval', program]
  const result = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 45_000 })
  expect(result).toMatchObject({ status: 0, signal: null, stdout: '1\n' })
  expect(result.stderr).toContain('Timed out after 0.05 minutes')
}, 60_000)
