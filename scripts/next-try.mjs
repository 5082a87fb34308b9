/**
 * `npm run next:try -- {version}`: builds with another version of Next and runs the tests of its contracts
 * (docs/delivery.md). Changes package.json and package-lock.json.
 */
import { ensureBrowser } from './support/browser.mjs'
import { ensureInstalled, npm } from './support/install.mjs'
import { ensurePrograms, services } from './support/programs.mjs'
import { run, runTool, tools } from './support/run.mjs'

/** The tests that docs/delivery.md names. A test compares the lists. */
const unitTests = ['unit/lib/page-cache', 'unit/package-lock']
const browserTests = ['e2e/urls/', 'e2e/old-browsers', 'e2e/weight', 'e2e/desk/security']
const soakTests = [
  'soak/provider/pictures',
  'soak/enquiries/shutdown',
  'soak/cluster/release',
  'soak/cluster/instances',
  'soak/cluster/nginx',
  'soak/cluster/desk',
]

const [version] = process.argv.slice(2)
if (!version) {
  console.error('Usage: npm run next:try -- 16.5.0')
  process.exit(2)
}

// Also what runs only with the soak tests.
process.env.SOAK = '1'

const packages = [`next@${version}`, `eslint-config-next@${version}`]
const steps = [
  () => run(npm, ['install', '--package-lock-only', '--save-exact', ...packages]),
  () => ensureInstalled().then(() => 0),
  // The tests of several instances need a release and servers.
  () => run(process.execPath, ['scripts/build.mjs'], { NEXT_OUTPUT: 'standalone' }),
  async () => (await ensurePrograms(...services)).length,
  () => ensureBrowser().then(() => 0),
  () => runTool(tools.jest, ['--config=tests/jest.config.mjs', ...unitTests]),
  () =>
    runTool(tools.playwright, [
      ...['test', '--config=tests/playwright.config.ts'],
      ...['desktop', 'complete browser', 'desk'].map((name) => `--project=${name}`),
      ...browserTests,
    ]),
  () =>
    runTool(tools.playwright, [
      ...['test', '--config=tests/soak/playwright.config.ts'],
      ...['cluster', 'provider', 'enquiries'].map((name) => `--project=${name}`),
      ...soakTests,
    ]),
]
for (const step of steps) if ((await step()) !== 0) process.exit(1)
console.log(
  `Next ${version} passes the tests of what the site relies on (docs/delivery.md). Now run npm test.`,
)
