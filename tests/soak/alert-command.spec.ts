import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../../scripts/support/run.mjs'
import { expect, test } from '../e2e/alerts/fixture'
import { bundled } from '../support/servers/bundled'

/** Runs `npm run alert` next to the running site. @returns what it prints; rejects unless it succeeds */
async function run(folder: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [bundled('scripts/alerts/alert.ts'), ...args],
    {
      cwd: root,
      env,
    },
  )
  return stdout
}

/** Some hours ahead, whatever the time of day at which the tests run. */
const until = new Date(Date.now() + 12 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

test.beforeEach(({ alerts }) => alerts.clear())

test('the office sets an alert, ends it and says that all is clear', async ({
  page,
  folder,
  noticed,
}) => {
  const text = 'Landslide <on> the "highway" & the road to Sevoke'
  await run(folder, text, '--kind', 'closed', '--until', until, '--concerns', 'hostel,route-3')
  await noticed(/Landslide/)
  await page.goto('/contact')
  const bar = page.getByRole('region', { name: 'Alert', exact: true })
  await expect(bar).toContainText('Closed today')
  await expect(bar).toContainText(text)
  await expect(bar).toContainText('hostel, bus route 3')

  await run(folder, 'end', '--all-clear', 'Buses run again')
  await noticed(/Buses run again/)
  await page.reload()
  await expect(bar.getByRole('article')).toHaveCount(1)
  await expect(bar).toContainText('Notice')
  await expect(bar).toContainText('Buses run again')
  await expect(bar).toContainText('hostel, bus route 3')
})

test('a drill finds that every type of page shows an alert', async ({
  baseURL,
  folder,
  noticed,
}) => {
  test.setTimeout(90_000)
  const table = await run(folder, 'drill', '--site', baseURL!)
  expect(table).toMatch(/^\| not found \| \d+\.\d \| \d+\.\d \|/m)
  expect(table).toMatch(/The slowest took \d+\.\d s\. The test alert is removed\.\n$/)
  await noticed(/^$/)
})
