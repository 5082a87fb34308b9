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
  for (const number of [1, 2, 3, 4, 5]) {
    await expect(route(number)).toContainText('No notice for today')
  }
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
    await expect(route(3)).toContainText('No notice for today', { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  alerts.close()
})
