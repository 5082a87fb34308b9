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

/** @param {string} name */
const argument = (name) =>
  process.argv.find((value) => value.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = argument('only')?.split(',')
const fast = process.argv.includes('--fast')
const reports = mkdtempSync(path.join(tmpdir(), 'site-tests-'))

/** @param {string} name */
const readReport = (name) => {
  const file = path.join(reports, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** A check that passes or fails as a whole. @param {boolean} passes */
const check = (passes) => (passes ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/**
 * A runner's own sums; a runner that failed without a report, or without a failed test, counts once.
 * @param {number} code
 * @param {number} [passed]
 * @param {number} [failed]
 */
const sums = (code, passed, failed) => ({
  passed: passed ?? 0,
  failed: code !== 0 && !failed ? 1 : (failed ?? 0),
})

/** What a tool remembers of files that have not changed since. @param {string} name */
const cached = (name) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=node_modules/.cache/${name}.json`,
]

/** @typedef {Parameters<typeof run>[3]} Options */
/** @typedef {{ minutes: number, run: (options: Options) => Promise<ReturnType<typeof sums>> }} Step */

/**
 * A check of the sources by a tool that keeps a cache.
 * @param {string} tool
 * @param {string[]} args
 * @returns {Step}
 */
const lint = (tool, ...args) => ({
  minutes: 5,
  run: async (options) => check((await runTool(tool, args, {}, options)) === 0),
})

/**
 * Browser tests, and their sums.
 * @param {string} name
 * @param {string} config
 * @param {Record<string, string>} env
 * @param {Options} options
 */
const browserTests = async (name, config, env, options) => {
  const given = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, `${name}.json`) }
  const code = await runTool(tools.playwright, ['test', `--config=${config}`], given, options)
  const stats = readReport(`${name}.json`)?.stats
  return sums(code, stats && stats.expected + stats.flaky, stats?.unexpected)
}

/**
 * The steps in their order; `minutes` is several times what a step takes on two cores.
 * @type {Record<string, Step>}
 */
const steps = {
  types: {
    minutes: 5,
    run: async (options) =>
      check(
        (await runTool(tools.next, ['typegen'], {}, options)) === 0 &&
          (await runTool(tools.tsc, ['--noEmit'], {}, options)) === 0 &&
          (await runTool(tools.tsc, ['--noEmit', '--project', 'artwork'], {}, options)) === 0,
      ),
  },
  lint: lint(tools.eslint, '--max-warnings=0', ...cached('eslint'), '.'),
  styles: lint(
    tools.stylelint,
    '--max-warnings=0',
    ...cached('stylelint'),
    '{app,components}/**/*.scss',
  ),
  format: lint(tools.prettier, '--check', '--log-level=warn', ...cached('prettier'), '.'),
  unit: {
    minutes: 15,
    run: async (options) => {
      await ensureServices()
      const args = [
        '--config=tests/jest.config.mjs',
        '--maxWorkers=100%',
        // What a failed test left open must not hold up the rest.
        '--forceExit',
        '--json',
        `--outputFile=${path.join(reports, 'unit.json')}`,
      ]
      const code = await runTool(tools.jest, args, {}, options)
      const report = readReport('unit.json')
      const broken = report?.numRuntimeErrorTestSuites ?? 0
      return sums(code, report?.numPassedTests, (report?.numFailedTests ?? 0) + broken)
    },
  },
  build: {
    minutes: 10,
    // With what a release is made of, for the tests of several instances.
    run: async (options) => {
      const env = { NEXT_OUTPUT: 'standalone' }
      return check((await run(process.execPath, ['scripts/build.mjs'], env, options)) === 0)
    },
  },
  e2e: {
    minutes: 45,
    run: async (options) => {
      const { ensureBrowser } = await import('./support/browser.mjs')
      await ensureServices()
      const env = { CHROMIUM_PATH: await ensureBrowser() }
      return browserTests('e2e', 'tests/playwright.config.ts', env, options)
    },
  },
  engines: {
    minutes: 20,
    run: async (options) => {
      const { canInstall } = await import('./support/debian.mjs')
      const { ensureEngines } = await import('./support/engines.mjs')
      const { chromium, present, missing } = await ensureEngines()
      const env = { CHROMIUM_PATH: chromium, ENGINES: present.join() }
      const config = 'tests/engines/playwright.config.ts'
      const { passed, failed } = await browserTests('engines', config, env, options)
      for (const { engine, packages } of missing)
        console.error(`NOT TESTED in ${engine}, which needs ${packages.join(' and ')}.`)
      // Elsewhere a developer may lack an engine that cannot be installed there; it is said, and others test it.
      const required = process.env.CI || canInstall || only?.includes('engines')
      return { passed, failed: failed + (required ? missing.length : 0) }
    },
  },
}
/** These use one core each: they run two at a time, and each shows its output when it has ended. */
const single = ['types', 'lint', 'styles', 'format']
const slow = ['build', 'e2e', 'engines']

const isAsked = (/** @type {string} */ name) =>
  only ? only.includes(name) : !(fast && slow.includes(name))

await ensureInstalled()
await ensureInstalled('artwork')
process.chdir(root)
const total = { passed: 0, failed: 0 }

/**
 * @param {string} name
 * @param {Step} step
 * @param {(text: string) => void} [collect]
 */
async function runStep(name, { minutes, run }, collect) {
  const start = Date.now()
  const result = await run({ minutes, collect }).catch((/** @type {unknown} */ error) => {
    console.error(error)
    return check(false)
  })
  total.passed += result.passed
  total.failed += result.failed
  const seconds = Math.round((Date.now() - start) / 1000)
  return `── ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`
}

const asked = Object.entries(steps).filter(([name]) => isAsked(name))
const waiting = asked.filter(([name]) => single.includes(name)).values()
const lane = async () => {
  for (const [name, step] of waiting) {
    let output = ''
    const sum = await runStep(name, step, (text) => void (output += text))
    console.log(`\n── ${name}\n${output}${sum}`)
  }
}
await Promise.all([lane(), lane()])

for (const [name, step] of asked.filter(([name]) => !single.includes(name))) {
  console.log(`\n── ${name}`)
  console.log(await runStep(name, step))
}
rmSync(reports, { recursive: true, force: true })
process.exitCode = total.failed ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed`)
