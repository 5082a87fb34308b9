import { soakOnly } from '../../support/browser/test'
import { expect, test } from './fixture'

// Playwright switches the back/forward cache off.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

test(
  'shows the alert on a page from the back/forward cache when the visitor goes back',
  soakOnly,
  async ({ page, alerts, noticed }) => {
    await page.goto('/about')
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted)
      }),
    )
    await page.goto('/contact')
    await alerts.set({ kind: 'closed', text: 'Landslide on the highway.' })
    await noticed('Landslide')
    await page.evaluate(() => history.back())
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    await expect(page.getByRole('alert').filter({ hasText: 'Landslide' })).toBeVisible()
  },
)
