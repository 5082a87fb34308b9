/** @jest-environment node */
import { spawnSync } from 'node:child_process'

it('a step that hangs fails, and nothing that it started is left', () => {
  // What the step starts holds the output open for as long as it runs; to be interrupted is a success to the step.
  const step = `
    require('node:child_process').spawn('sleep', ['300'], { stdio: 'inherit' })
    process.on('SIGINT', () => process.exit(0))`
  const program = `
    import { run } from './scripts/support/run.mjs'
    const step = ${JSON.stringify(step)}
    console.log(await run(process.execPath, ['--eval', step], {}, { minutes: 0.05 }))`
  const args = ['--input-type=module', '--eval', program]
  const ended = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 45_000 })
  expect(ended).toMatchObject({ status: 0, signal: null, stdout: '1\n' })
  expect(ended.stderr).toContain('No end after 0.05 minutes')
}, 60_000)
