import path from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3101)

/** Smoke tests in every engine that `ENGINES` names (R-A11Y-5). Playwright runs them; `browsers.ts` drives the engines. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(import.meta.dirname, '../../test-results/engines'),
  forbidOnly: true,
  retries: 1,
  // Of one engine at a time a file is one worker's work: two engines run side by side.
  workers: 2,
  timeout: 60_000,
  globalTimeout: 10 * 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: { baseURL: `http://localhost:${port}` },
  projects: (process.env.ENGINES ?? 'webkit,firefox,chromium').split(',').map((name) => ({
    name,
    // WebKitGTK has no way to turn script off that leaves WebDriver working and shows <noscript>.
    testIgnore: name === 'webkit' ? /without-script/ : [],
  })),
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: path.join(import.meta.dirname, '../..'),
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), DATA_DIR: './.data/engines', LOG_LEVEL: 'warn' },
    // E2E_PORT names a site that is already running, while one works on the tests.
    reuseExistingServer: Boolean(process.env.E2E_PORT),
    timeout: 300_000,
    stdout: 'pipe',
  },
})
