/**
 * `npm run next:try -- {version}`: builds with another version of Next and runs the tests of its contracts
 * (docs/delivery.md). Changes package.json and package-lock.json.
 */
import { ensureBrowser } from './support/browser.mjs'
import { ensureInstalled, npm } from './support/install.mjs'
import { run, runTool, tools } from './support/run.mjs'

const [version] = process.argv.slice(2)
if (!version) {
  console.error('Usage: npm run next:try -- 16.5.0')
  process.exit(2)
}

const packages = [`next@${version}`, `eslint-config-next@${version}`]
const steps = [
  () => run(npm, ['install', '--package-lock-only', '--save-exact', ...packages]),
  // With the stamp of `ensureInstalled`, so that `npm start` in the tests does not install again.
  () => ensureInstalled().then(() => 0),
  () => run(process.execPath, ['scripts/build.mjs']),
  () => runTool(tools.jest, ['--config=tests/jest.config.mjs', 'tests/unit/lib/page-cache']),
  async () =>
    runTool(
      tools.playwright,
      ['test', '--config=tests/playwright.config.ts', '--project=desktop', 'urls/'],
      { CHROMIUM_PATH: await ensureBrowser() },
    ),
]
for (const step of steps) if ((await step()) !== 0) process.exit(1)
console.log(`The site works with Next ${version}.`)
