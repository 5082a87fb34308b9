import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findProgram, type Package, services } from '../../scripts/support/programs.mjs'
import { headlessShell, launch } from '../support/browser/launch'

const port = Number(process.env.E2E_PORT ?? 3101)

/** Projects, and the programs that they start. Those with the longest files come first, so that none is left alone. */
const projects = [
  // Sites of their own, each with its own content service; some also build one.
  { name: 'provider', testMatch: /provider\/.*\.spec\.ts$/, needs: [] },
  // Two releases, as containers run them, with PostgreSQL, Redis and nginx.
  { name: 'cluster', testMatch: /cluster\/.*\.spec\.ts$/, needs: services },
  // Sites that are killed.
  { name: 'enquiries', testMatch: /enquiries\/.*\.spec\.ts$/, needs: services },
  { name: 'office', testMatch: /soak\/[^/]*\.spec\.ts$/, needs: [] },
  { name: 'firefox', testMatch: /engines\/.*\.spec\.ts$/, needs: ['firefox-esr'] },
  {
    name: 'webkit',
    testMatch: /engines\/.*\.spec\.ts$/,
    // WebKitGTK has no way to disable script that keeps WebDriver working and shows <noscript>.
    testIgnore: /without-script/,
    needs: ['webkit2gtk-driver', 'xvfb'],
  },
] as const satisfies {
  name: string
  testMatch: RegExp
  testIgnore?: RegExp
  needs: readonly Package[]
}[]

/**
 * Soak tests: what takes long, or programs that not every machine has. `npm run test:soak` names the programs that are
 * missing; their projects are left out.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: /\.spec\.ts$/,
  outputDir: path.join(import.meta.dirname, '../../test-results/soak'),
  globalSetup: path.join(import.meta.dirname, '../playwright.global-setup.ts'),
  forbidOnly: true,
  retries: 1,
  // One more than the cores of CI, because some tests mostly wait.
  workers: 3,
  // Most tests copy a release or a build first.
  timeout: 180_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${port}`,
    trace: 'on-first-retry',
    launchOptions: launch(headlessShell),
  },
  projects: projects.filter(({ needs }) => needs.every((name: Package) => findProgram(name))),
  // For the engines. The other tests start their own.
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: path.join(import.meta.dirname, '../..'),
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), DATA_DIR: './.data/engines', LOG_LEVEL: 'warn' },
    reuseExistingServer: Boolean(process.env.E2E_PORT),
    timeout: 300_000,
    stdout: 'pipe',
  },
})
