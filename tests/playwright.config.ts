import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromium, headlessShell, launch } from './support/browser/launch'
import { unitSettings } from './support/servers/deploy-settings'

const port = Number(process.env.E2E_PORT ?? 3100)
const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
}
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
}

/** What only a complete browser has: its limits for lazy loading, and the back/forward cache. */
const needsCompleteBrowser = /weight|back-forward-cache/

/** Tags of the tests that do not run. `SOAK` is set by `npm test` with `CI=true`, and by `npm run test:soak`. */
const omittedTags = process.env.SOAK ? [] : [/@soak/]

/** Browser tests of the built site in Chromium, with the embedded content service or one that the tests start. */
export default defineConfig({
  testDir: path.join(import.meta.dirname, 'e2e'),
  outputDir: path.join(import.meta.dirname, '../test-results'),
  globalSetup: path.join(import.meta.dirname, 'playwright.global-setup.ts'),
  forbidOnly: true,
  grepInvert: omittedTags,
  // A test that passes only on retry is reported as flaky and has to be fixed.
  retries: 1,
  // One more than the cores of CI, because some tests mostly wait.
  workers: 3,
  timeout: 60_000,
  // A run that hangs still writes its report.
  globalTimeout: 40 * 60_000,
  // Generous, for slow machines.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace doubles the time of a test, so only retries record one.
    trace: 'on-first-retry',
    launchOptions: launch(headlessShell),
    // Tests replace responses, which a service worker would ask for instead of the page.
    serviceWorkers: 'block',
  },
  projects: [
    // Each of these two has a site with a store of its own: they come first and take a worker, so that the others fill
    // the rest.
    { name: 'desk', testMatch: /desk\/.*\.spec\.ts$/, workers: 1 },
    {
      name: 'alerts',
      use: desktop,
      testMatch: /alerts\/.*\.spec\.ts$/,
      testIgnore: needsCompleteBrowser,
      workers: 1,
    },
    {
      name: 'desktop',
      use: desktop,
      testIgnore: [/(?:alerts|desk)\//, needsCompleteBrowser],
    },
    // What differs on a phone: menus, touch, tables, and one page of each type.
    {
      name: 'phone',
      use: phone,
      testMatch:
        /e2e\/(?:home|layout|widths|tables|document-layouts|enquiry|search|albums|campus|calendar|calculators|classes|records|no-javascript|languages|pages)\.spec\.ts$/,
      grepInvert: [...omittedTags, /@desktop-only/],
    },
    {
      name: 'complete browser',
      use: { ...desktop, launchOptions: launch(chromium) },
      testMatch: needsCompleteBrowser,
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: path.join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/`,
    // As the unit runs it: on 127.0.0.1, behind a proxy whose X-Forwarded-For the tests send.
    env: {
      ...unitSettings(),
      // `npm start` sets it for the site, and builds without it.
      NODE_OPTIONS: '',
      PORT: String(port),
      DATA_DIR: './.data/e2e',
      HEALTH_SECRET: 'a secret of the tests',
      LOG_LEVEL: 'warn',
    },
    // Set E2E_PORT to run the tests against a site that is already running.
    reuseExistingServer: Boolean(process.env.E2E_PORT),
    timeout: 300_000,
    stdout: 'pipe',
  },
})
