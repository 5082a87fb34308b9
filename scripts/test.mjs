/**
 * `npm test`: every check of the project, from a fresh clone on. The last line is `N passed, N failed`.
 * `--fast` leaves out the build and the browser; `--only=types,unit,…` runs the named steps.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureInstalled } from './support/install.mjs'
import { root, run, runTool, tools } from './support/run.mjs'
import { ensureServices } from './support/services.mjs'

const argument = (name) =>
  process.argv.find((value) => value.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = argument('only')?.split(',')
const fast = process.argv.includes('--fast')
const reports = mkdtempSync(path.join(tmpdir(), 'site-tests-'))

const readReport = (name) => {
  const file = path.join(reports, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** A check that passes or fails as a whole. */
const check = async (...commands) => {
  for (const command of commands) if ((await command()) !== 0) return { passed: 0, failed: 1 }
  return { passed: 1, failed: 0 }
}

/** A runner's own sums; a runner that failed without a report, or without a failed test, counts once. */
const sums = (code, passed, failed) => ({
  passed: passed ?? 0,
  failed: code !== 0 && !failed ? 1 : (failed ?? 0),
})

const browserTests = async (name, config, env) => {
  const code = await runTool(tools.playwright, ['test', `--config=${config}`], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, `${name}.json`),
  })
  const stats = readReport(`${name}.json`)?.stats
  return sums(code, stats && stats.expected + stats.flaky, stats?.unexpected)
}

const steps = {
  types: () =>
    check(
      () => runTool(tools.next, ['typegen']),
      () => runTool(tools.tsc, ['--noEmit']),
    ),
  lint: () => check(() => runTool(tools.eslint, ['--max-warnings=0', '.'])),
  styles: () =>
    check(() => runTool(tools.stylelint, ['--max-warnings=0', '{app,components}/**/*.scss'])),
  format: () => check(() => runTool(tools.prettier, ['--check', '--log-level=warn', '.'])),
  unit: async () => {
    await ensureServices()
    const code = await runTool(tools.jest, [
      '--config=tests/jest.config.mjs',
      '--maxWorkers=100%',
      // What a failed test left open must not hold up the rest.
      '--forceExit',
      '--json',
      `--outputFile=${path.join(reports, 'unit.json')}`,
    ])
    const report = readReport('unit.json')
    const broken = report?.numRuntimeErrorTestSuites ?? 0
    return sums(code, report?.numPassedTests, (report?.numFailedTests ?? 0) + broken)
  },
  // With what a release is made of, for the tests of several instances.
  build: () =>
    check(() => run(process.execPath, ['scripts/build.mjs'], { NEXT_OUTPUT: 'standalone' })),
  e2e: async () => {
    const { ensureBrowser } = await import('./support/browser.mjs')
    await ensureServices()
    const CHROMIUM_PATH = await ensureBrowser()
    return browserTests('e2e', 'tests/playwright.config.ts', { CHROMIUM_PATH })
  },
  engines: async () => {
    const { canInstall } = await import('./support/debian.mjs')
    const { ensureEngines } = await import('./support/engines.mjs')
    const { chromium, present, missing } = await ensureEngines()
    const { passed, failed } = await browserTests('engines', 'tests/engines/playwright.config.ts', {
      CHROMIUM_PATH: chromium,
      ENGINES: present.join(),
    })
    for (const { engine, packages } of missing)
      console.error(`NOT TESTED in ${engine}, which needs ${packages.join(' and ')}.`)
    // Elsewhere a developer may lack an engine that cannot be installed there; it is said, and others test it.
    const required = process.env.CI || canInstall || only?.includes('engines')
    return { passed, failed: failed + (required ? missing.length : 0) }
  },
}
const slow = ['build', 'e2e', 'engines']

await ensureInstalled()
process.chdir(root)
const total = { passed: 0, failed: 0 }
for (const [name, step] of Object.entries(steps)) {
  if (only ? !only.includes(name) : fast && slow.includes(name)) continue
  console.log(`\n── ${name}`)
  const result = await step().catch((error) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed`)
  total.passed += result.passed
  total.failed += result.failed
}
rmSync(reports, { recursive: true, force: true })
process.exitCode = total.failed ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed`)
