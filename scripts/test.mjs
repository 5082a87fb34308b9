/**
 * `npm test`: runs every check except the soak tests, also on a fresh clone. With `CI=true` the soak tests run, too,
 * and a missing program is a failure. `npm run test:soak` runs only the soak tests (`--soak`). The last line is `N
 * passed, N failed`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from './support/browser.mjs'
import { ensureInstalled, npm, separatePackages } from './support/install.mjs'
import { engines, ensurePrograms, services } from './support/programs.mjs'
import { root, run } from './support/run.mjs'

const usage = 'Usage: npm test. The scripts of package.json run a part of it: npm run test:unit …'
const { help, soak: onlySoak } = parse()
if (help) {
  console.log(usage)
  process.exit()
}
const soak = onlySoak || Boolean(process.env.CI)
if (soak) process.env.SOAK = '1'

function parse() {
  try {
    return parseArgs({
      options: { help: { type: 'boolean', short: 'h' }, soak: { type: 'boolean' } },
    }).values
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message}\n${usage}`)
    process.exit(2)
  }
}

const reports = mkdtempSync(path.join(tmpdir(), 'site-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
process.chdir(root)

const total = { passed: 0, failed: 0 }

/** What failed, with the beginning of its error. The end of the output repeats it, because CI may keep only the end.
 * @type {string[]} */
const failures = []

/**
 * Adds the result of a step to the total. A step that fails without a failed test counts as one failure.
 * @param {string} name
 * @param {(collect?: (text: string) => void) => Promise<{ code: number, passed?: number, failed?: number }>} run
 * @param {boolean} [collects] prints the output after the step has ended, because another step runs at the same time
 */
async function step(name, run, collects = false) {
  const start = Date.now()
  let output = ''
  if (!collects) console.log(`\n── ${name}`)
  const { code, passed, failed } = await run(collects ? (text) => void (output += text) : undefined)
  const result = {
    passed: passed ?? (code === 0 ? 1 : 0),
    failed: code !== 0 && !failed ? 1 : (failed ?? 0),
  }
  total.passed += result.passed
  total.failed += result.failed
  const seconds = Math.round((Date.now() - start) / 1000)
  if (collects) console.log(`\n── ${name}\n${output.trim()}`)
  console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`)
  if (code !== 0 && !failed) failures.push(`${name}: exit code ${code}`)
}

/** @param {string} test @param {string} [message] */
function addFailure(test, message = '') {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, 12)
  failures.push([test, ...lines].join('\n    '))
}

/** Runs a script of package.json as a step. @param {string} script @param {Record<string, string>} [env] */
const check = (script, env) =>
  step(
    script,
    async (collect) => ({ code: await run(npm, ['run', '--silent', script], env, collect) }),
    true,
  )

/** @param {string} name */
const readReport = (name) => {
  const file = path.join(reports, `${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const jest = () =>
  step('unit', async () => {
    const report = ['--json', `--outputFile=${path.join(reports, 'unit.json')}`]
    // A failed test may leave handles open.
    const args = ['run', '--silent', 'test:unit', '--', '--forceExit', ...report]
    const code = await run(npm, args)
    const result = readReport('unit')
    const broken = result?.numRuntimeErrorTestSuites ?? 0
    for (const suite of result?.testResults ?? []) {
      if (suite.status === 'failed' && suite.assertionResults.length === 0)
        addFailure(suite.name, suite.message)
      for (const test of suite.assertionResults)
        if (test.status === 'failed')
          addFailure(`${suite.name} › ${test.fullName}`, test.failureMessages[0])
    }
    return {
      code,
      passed: result?.numPassedTests ?? 0,
      failed: (result?.numFailedTests ?? 0) + broken,
    }
  })

/**
 * The specs of a suite of Playwright's report, with those of the suites in it.
 * @param {any} suite
 * @returns {any[]}
 */
const findSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(findSpecs)]

/**
 * @param {string} name
 * @param {string[]} [options]
 */
const playwright = (name, options = []) =>
  step(name, async () => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, `${name}.json`) }
    const code = await run(npm, ['run', '--silent', 'test:e2e', '--', ...options], env)
    const report = readReport(name)
    const stats = report?.stats
    for (const { file, line, title, tests } of report ? findSpecs(report) : [])
      for (const { projectName, status, results } of tests)
        if (status === 'unexpected')
          addFailure(`[${projectName}] ${file}:${line} › ${title}`, results.at(-1)?.error?.message)
    const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0)
    return { code, passed, failed: stats?.unexpected ?? 0 }
  })

/** Prints what is not tested because a program is missing. With `CI=true` that is a failure. @param {string} reason */
function skip(reason) {
  console.log(`SKIPPED: ${reason}`)
  if (!process.env.CI) return
  total.failed += 1
  failures.push(reason)
}

await ensureInstalled()

async function installSeparatePackages() {
  for (const folder of separatePackages) await ensureInstalled(folder)
}
const installed = soak ? installSeparatePackages() : undefined

// The soak tests start releases. `build` follows `typecheck`, because both write into the build folder.
const build = () => check('build', soak ? { NEXT_OUTPUT: 'standalone' } : {})
if (onlySoak) await Promise.all([build(), installed])
else await Promise.all([check('typecheck').then(build), check('lint'), installed])

if (soak) {
  for (const folder of separatePackages)
    await step(`typecheck ${folder}`, async () => ({
      code: await run(npm, ['exec', '--', 'tsc', '--noEmit', '--project', folder]),
    }))
  for (const name of await ensurePrograms(...services, ...engines))
    skip(`tests that need ${name}, which is not installed`)
}
await jest()

const browser = await ensureBrowser().catch((/** @type {Error} */ error) => skip(error.message))
if (browser) {
  await playwright('e2e', onlySoak ? ['--grep=@soak'] : [])
  if (soak) await playwright('soak', ['--config=tests/soak/playwright.config.ts'])
}
if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}`)
process.exitCode = total.failed ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed`)
