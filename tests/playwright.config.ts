import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3100)
const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
}
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
}

/** Browser tests of the built site in Chromium, with the embedded content service or one that the tests start. */
export default defineConfig({
  testDir: path.join(import.meta.dirname, 'e2e'),
  outputDir: path.join(import.meta.dirname, '../test-results'),
  forbidOnly: true,
  // A test that passes only on retry is reported as flaky and has to be fixed.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  // A run that hangs still writes its report.
  globalTimeout: 65 * 60_000,
  // Generous, for slow machines.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace doubles the time of a test, so only retries record one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // These start their own sites, each with its own content service; some also build one. The longest file is one of
    // them: it comes first, so that it does not run alone at the end.
    { name: 'provider', use: desktop, testMatch: /provider\//, fullyParallel: false },
    { name: 'desktop', use: desktop, testIgnore: /(?:alerts|desk|provider|enquiries|cluster)\// },
    // Pure HTTP tests and byte counts do not depend on the screen.
    {
      name: 'phone',
      use: phone,
      testIgnore: /(?:alerts|desk|provider|enquiries|cluster|urls)\/|weight|midnight|subscriptions/,
      grepInvert: /@desktop-only/,
    },
    // These start the built site with a store of their own.
    { name: 'alerts', use: desktop, testMatch: /alerts\/.*\.spec\.ts$/ },
    { name: 'desk', testMatch: /desk\/.*\.spec\.ts$/, fullyParallel: false },
    // These start the built site in their own processes and kill them.
    { name: 'enquiries', testMatch: /enquiries\/.*\.spec\.ts$/ },
    // These start two releases, as containers do, with PostgreSQL, Redis and nginx.
    { name: 'cluster', testMatch: /cluster\/.*\.spec\.ts$/, fullyParallel: false },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: path.join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/`,
    // Tests send their client address in X-Forwarded-For, as a proxy does.
    env: {
      PORT: String(port),
      DATA_DIR: './.data/e2e',
      HEALTH_SECRET: 'a secret of the tests',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
    },
    // Set E2E_PORT to run the tests against a site that is already running.
    reuseExistingServer: Boolean(process.env.E2E_PORT),
    timeout: 300_000,
    stdout: 'pipe',
  },
})
