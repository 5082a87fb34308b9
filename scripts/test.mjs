/**
 * `npm test`: runs every check, also on a fresh clone. The last line is `N passed, N failed`.
 * `--fast` skips the build, the browser tests and the integration tests, which start programs; `--only=types,unit,…` runs
 * the named steps.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser, ensureBrowsers } from './support/browser.mjs'
import { ensureInstalled } from './support/install.mjs'
import { canInstall, ensurePrograms, findProgram, services } from './support/programs.mjs'
import { root, run, runTool, tools } from './support/run.mjs'

const usage = `Usage: npm test [-- --fast] [-- --only=types,lint,build,styles,format,unit,e2e,engines]`

const { values } = parse()
if (values.help) {
  console.log(usage)
  process.exit()
}
const only = values.only?.split(',')
const { fast } = values

function parse() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string' },
        fast: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message}\n${usage}`)
    process.exit(2)
  }
}

const reports = mkdtempSync(path.join(tmpdir(), 'site-tests-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

/** @param {string} name */
const readReport = (name) => {
  const file = path.join(reports, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Result of a step that counts as one test. @param {boolean} passes */
const single = (passes) => (passes ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/**
 * Result of a test runner. A runner that failed without a report or without a failed test counts as one failure.
 * @param {number} code
 * @param {number} [passed]
 * @param {number} [failed]
 */
const counts = (code, passed, failed) => ({
  passed: passed ?? 0,
  failed: code !== 0 && !failed ? 1 : (failed ?? 0),
})

/** @param {string} name */
const cacheOptions = (name) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=node_modules/.cache/${name}.json`,
]

/** @typedef {Parameters<typeof run>[3]} Options */
/** @typedef {{ minutes: number, run: (options: Options) => Promise<ReturnType<typeof counts>> }} Step */

/**
 * @param {string} tool
 * @param {string[]} args
 * @returns {Step}
 */
const lint = (tool, ...args) => ({
  minutes: 5,
  run: async (options) => single((await runTool(tool, args, {}, options)) === 0),
})

/**
 * Runs Playwright tests.
 * @param {string} name
 * @param {string} config
 * @param {Record<string, string>} env
 * @param {Options} options
 */
const browserTests = async (name, config, env, options) => {
  const withReport = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, `${name}.json`) }
  const code = await runTool(tools.playwright, ['test', `--config=${config}`], withReport, options)
  const stats = readReport(`${name}.json`)?.stats
  return counts(code, stats && stats.expected + stats.flaky, stats?.unexpected)
}

/**
 * Engines tested besides Chromium, the slowest first, and the packages that they need.
 * @type {[engine: string, packages: import('./support/programs.mjs').Package[]][]}
 */
const engines = [
  ['webkit', ['webkit2gtk-driver', 'xvfb']],
  ['firefox', ['firefox-esr']],
]

/**
 * The steps in order. `minutes` is a timeout, several times what a step takes on two cores.
 * @type {Record<string, Step>}
 */
const steps = {
  types: {
    minutes: 5,
    run: async (options) =>
      single(
        (await runTool(tools.next, ['typegen'], {}, options)) === 0 &&
          (await runTool(tools.tsc, ['--noEmit'], {}, options)) === 0 &&
          (await runTool(tools.tsc, ['--noEmit', '--project', 'artwork'], {}, options)) === 0,
      ),
  },
  lint: lint(tools.eslint, '--max-warnings=0', ...cacheOptions('eslint'), '.'),
  build: {
    minutes: 10,
    run: async (options) => {
      // The tests of several instances need a release.
      const env = { NEXT_OUTPUT: 'standalone', SKIP_TYPE_CHECK: String(isSelected('types')) }
      return single((await run(process.execPath, ['scripts/build.mjs'], env, options)) === 0)
    },
  },
  styles: lint(
    tools.stylelint,
    '--max-warnings=0',
    ...cacheOptions('stylelint'),
    '{app,components}/**/*.scss',
  ),
  format: lint(tools.prettier, '--check', '--log-level=warn', ...cacheOptions('prettier'), '.'),
  unit: {
    minutes: 25,
    run: async (options) => {
      if (!fast) await ensurePrograms(...services)
      const args = [
        '--config=tests/jest.config.mjs',
        '--maxWorkers=100%',
        // A failed test may leave handles open.
        '--forceExit',
        '--json',
        `--outputFile=${path.join(reports, 'unit.json')}`,
        ...(fast ? [String.raw`--testPathIgnorePatterns=\.integration\.test\.ts$`] : []),
      ]
      const code = await runTool(tools.jest, args, { WITHOUT_SERVERS: fast ? '1' : '' }, options)
      const report = readReport('unit.json')
      const broken = report?.numRuntimeErrorTestSuites ?? 0
      return counts(code, report?.numPassedTests, (report?.numFailedTests ?? 0) + broken)
    },
  },
  e2e: {
    minutes: 70,
    run: async (options) => {
      await ensurePrograms(...services)
      const env = await ensureBrowsers()
      return browserTests('e2e', 'tests/playwright.config.ts', env, options)
    },
  },
  engines: {
    minutes: 20,
    run: async (options) => {
      const chromium = await ensureBrowser()
      await ensurePrograms(...engines.flatMap(([, packages]) => packages))
      const missing = engines.filter(([, packages]) => !packages.every(findProgram))
      const present = engines.filter((engine) => !missing.includes(engine)).map(([name]) => name)
      const env = { CHROMIUM_PATH: chromium, ENGINES: [...present, 'chromium'].join() }
      const config = 'tests/engines/playwright.config.ts'
      const { passed, failed } = await browserTests('engines', config, env, options)
      for (const [engine, packages] of missing)
        console.error(`NOT TESTED in ${engine}, which needs ${packages.join(' and ')}.`)
      // Some engines cannot be installed on every developer's machine. CI tests them.
      const required = process.env.CI || canInstall || only?.includes('engines')
      return { passed, failed: failed + (required ? missing.length : 0) }
    },
  },
}
/**
 * Steps that leave a core idle: two sequences that run at the same time. Each step prints its output when it ends.
 * `build` follows `types`, because both write into the build folder.
 */
const sequences = [
  ['types', 'build'],
  ['lint', 'styles', 'format'],
]
const slow = ['build', 'e2e', 'engines']

const unknown = only?.filter((name) => !Object.hasOwn(steps, name)) ?? []
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}.\n${usage}`)
  process.exit(2)
}

const isSelected = (/** @type {string} */ name) =>
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
    return single(false)
  })
  total.passed += result.passed
  total.failed += result.failed
  const seconds = Math.round((Date.now() - start) / 1000)
  return `── ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`
}

const selected = Object.entries(steps).filter(([name]) => isSelected(name))
const runSequence = async (/** @type {string[]} */ names) => {
  for (const [name, step] of selected.filter(([name]) => names.includes(name))) {
    let output = ''
    const summary = await runStep(name, step, (text) => void (output += text))
    console.log(`\n── ${name}\n${output}${summary}`)
  }
}
await Promise.all(sequences.map(runSequence))

for (const [name, step] of selected.filter(([name]) => !sequences.flat().includes(name))) {
  console.log(`\n── ${name}`)
  console.log(await runStep(name, step))
}
process.exitCode = total.failed ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed`)
