import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page, test as base } from '@playwright/test'

/** Playwright's `test`, with a page that fails the test when the browser's console has anything to say. */
export const test = base.extend<{ console: string[] }>({
  console: [
    async ({ page }, use) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(String(error)))
      await use(said)
      expect(said, 'messages on the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Marks a test of what does not depend on the screen: phones leave it out. */
export const once = { tag: '@once' }

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Fails with the faults that axe finds on the page (WCAG 2.2 AA).
 * @param part a selector, when the rest of the page is looked at elsewhere
 */
export async function expectAccessible(page: Page, part = 'html') {
  // What is below the first view is laid out last; axe takes what it finds there before for white.
  await page.waitForFunction(
    () =>
      'whole' in document.documentElement.dataset ||
      !document.querySelector('script[src^="/enhance.js"]') ||
      matchMedia('(scripting: none)').matches,
  )
  const { violations } = await new AxeBuilder({ page })
    // All in the page itself: no part of the site is in a frame of another host.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part)
    .withTags(rules)
    .analyze()
  const faults = violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
  expect(faults, 'faults found by axe').toEqual([])
}

/** Fails when the page can be scrolled sideways in a window of this width (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `pixels beyond the edge at ${width} px`).toBeLessThanOrEqual(0)
}

/** Waits until an element is in the window, with nothing over any side of it (WCAG 2.4.11). */
export async function expectUnobscured(element: Locator) {
  const seen = () =>
    element.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const sides = [
        [x, top + 3],
        [x, top + height - 3],
        [left + 3, y],
        [left + width - 3, y],
      ] as const
      return sides.every(([sideX, sideY]) => node.contains(document.elementFromPoint(sideX, sideY)))
    })
  await expect.poll(seen, `${element} is in view and uncovered`).toBe(true)
}
