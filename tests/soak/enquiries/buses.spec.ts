import path from 'node:path'
import { openAlerts } from '../../support/servers/alerts'
import { expect, test } from './fixture'

const address = '/our-campus/facilities/transport'

test('the transport page says what is known of each bus today, and never claims that it runs', async ({
  launch,
  folder,
  page,
}) => {
  const site = await launch()
  const route = (number: number) => page.locator(`#route-${number}`)
  await page.goto(site.url + address)
  const allQuiet = page.getByText('No notice for any route today')
  await expect(allQuiet).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toMatch(/running as usual/i)

  const alerts = await openAlerts(`file:${path.join(folder, 'enquiries.db')}`)
  const text = 'Late, by <Assam More>'
  const id = await alerts.set({ kind: 'changed', text, concerns: ['route-3'] })
  await expect(async () => {
    await page.reload()
    await expect(route(3)).toContainText(`Changed: ${text} Until`, { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await page.goto(`${site.url}${address}#route-3`)
  await expect(route(3)).toBeInViewport()
  await expect(route(4)).toContainText('No notice for today')

  await alerts.end(id)
  await expect(async () => {
    await page.reload()
    await expect(allQuiet).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
  alerts.close()
})
