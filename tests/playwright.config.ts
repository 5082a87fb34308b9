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

/** Browser tests: the real app, in a real Chromium, against a real content service. */
export default defineConfig({
  testDir: path.join(import.meta.dirname, 'e2e'),
  outputDir: path.join(import.meta.dirname, '../test-results'),
  forbidOnly: true,
  // A test that passes only on its second try is reported as flaky, and is a bug to mend.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  // A run that hangs ends with its report instead of with nothing.
  globalTimeout: 40 * 60_000,
  // Patience for slow machines; nothing is asserted about time.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace costs each test as much again: the second try of a failed one has it.
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
    { name: 'desktop', use: desktop, testIgnore: /(?:provider|enquiries|cluster)\// },
    // What is told by HTTP alone is the same on every screen, and bytes are counted once.
    {
      name: 'phone',
      use: phone,
      testIgnore: /(?:provider|enquiries|cluster|urls)\/|weight|midnight|subscriptions/,
      grepInvert: /@once/,
    },
    // These start the built site as processes of their own, and kill them.
    { name: 'enquiries', testMatch: /enquiries\/.*\.spec\.ts$/ },
    // These start releases as a container does, with what several share, and nginx.
    { name: 'cluster', testMatch: /cluster\/.*\.spec\.ts$/, fullyParallel: false },
    // These build and start sites of their own, each with its content service.
    { name: 'provider', use: desktop, testMatch: /provider\//, fullyParallel: false },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: path.join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/`,
    // Tests name the address that they come from, as a proxy would.
    env: {
      PORT: String(port),
      DATA_DIR: './.data/e2e',
      HEALTH_SECRET: 'a secret of the tests',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
    },
    // E2E_PORT names a site that is already running, while one works on the tests.
    reuseExistingServer: Boolean(process.env.E2E_PORT),
    timeout: 300_000,
    stdout: 'pipe',
  },
})
