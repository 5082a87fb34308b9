import path from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3101)

/** Smoke tests in every engine of `ENGINES` (R-A11Y-5). Playwright runs the tests; `browsers.ts` drives the engines. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(import.meta.dirname, '../../test-results/engines'),
  forbidOnly: true,
  retries: 1,
  // The tests of a file run one after the other in one worker, so two engines run at the same time.
  workers: 2,
  timeout: 60_000,
  globalTimeout: 10 * 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: { baseURL: `http://localhost:${port}` },
  projects: (process.env.ENGINES ?? 'webkit,firefox,chromium').split(',').map((name) => ({
    name,
    // WebKitGTK has no way to disable script that keeps WebDriver working and shows <noscript>.
    testIgnore: name === 'webkit' ? /without-script/ : [],
  })),
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: path.join(import.meta.dirname, '../..'),
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), DATA_DIR: './.data/engines', LOG_LEVEL: 'warn' },
    // Set E2E_PORT to run the tests against a site that is already running.
    reuseExistingServer: Boolean(process.env.E2E_PORT),
    timeout: 300_000,
    stdout: 'pipe',
  },
})
