import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import { expect, type Locator, type Page, test as base } from '@playwright/test'
import { laidOut } from './navigation'

/** Playwright's `test`. A test fails when its page logs an error or a warning to the console. */
export const test = base.extend<{ console: string[] }>({
  console: async ({}, provide) => provide([]),
  page: async ({ page, console: messages }, provide) => {
    page.on('console', (message) => {
      const isFromTest = message.text() === 'Service Worker registration blocked by Playwright'
      if (['error', 'warning'].includes(message.type()) && !isFromTest)
        messages.push(message.text())
    })
    page.on('pageerror', (error) => messages.push(String(error)))
    await provide(page)
    expect(messages, 'messages on the console').toEqual([])
  },
})

export { expect }

/** Waits until the console has these messages and no others, which the test expects, and forgets them. */
export async function expectMessages(messages: string[], expected: unknown[]) {
  await expect.poll(() => messages).toEqual(expected)
  messages.length = 0
}

/** Marks a test whose result does not depend on the screen: the phone project skips it. */
export const desktopOnly = { tag: '@desktop-only' }

/** Marks a test that takes long and that few changes break: it runs with the soak tests (docs/decisions/096). */
export const soakOnly = { tag: '@soak' }

/** Number of entries that a list page announces. */
export const readTotal = async (page: Page) =>
  Number((await page.getByRole('status').textContent())?.replace(/\D/g, ''))

declare global {
  interface Window {
    axe: typeof axeCore
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Fails with the violations that axe finds on the page and in its frames (WCAG 2.2 AA).
 * @param part a selector, when another test checks the rest of the page
 */
export async function expectAccessible(page: Page, part = 'html') {
  // Until then, axe takes its background for white.
  await laidOut(page)
  // `AxeBuilder` would inject the unminified script, twice: a fifth of the time of the check.
  for (const frame of page.frames()) await frame.evaluate(axe)
  const { violations } = await page.evaluate(
    ({ include, values }) =>
      window.axe.run(
        { include: [include] },
        { resultTypes: ['violations'], reporter: 'no-passes', runOnly: { type: 'tag', values } },
      ),
    { include: part, values: rules },
  )
  const faults = violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
  expect(faults, 'faults found by axe').toEqual([])
}

/** Fails when the page scrolls horizontally in a window of this width (WCAG 1.4.10). */
export async function expectNoHorizontalScroll(page: Page, width: number) {
  // Without its style sheets, a page is as wide as its pictures.
  await page.waitForLoadState()
  await page.setViewportSize({ width, height: 800 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // A part that has just been laid out may have its old width in the first frame of a new one.
  await expect.poll(overflow, `pixels beyond the edge at ${width} px`).toBeLessThanOrEqual(0)
}

/** Waits until an element is in the viewport and no side of it is covered (WCAG 2.4.11). */
export async function expectUnobscured(element: Locator) {
  const isUnobscured = () =>
    element.evaluate((node) => {
      // A link has a box for each of its lines.
      const sides = Array.from(node.getClientRects(), ({ left, top, width, height }) => {
        const [x, y] = [left + width / 2, top + height / 2]
        return [
          [x, top + 3],
          [x, top + height - 3],
          [left + 3, y],
          [left + width - 3, y],
        ] as const
      }).flat()
      return sides.every(([sideX, sideY]) => node.contains(document.elementFromPoint(sideX, sideY)))
    })
  await expect.poll(isUnobscured, `${element} is in view and uncovered`).toBe(true)
}

/** Focuses each of these that is shown. @returns the texts of those that are then out of view, or covered */
export const unreachable = (targets: Locator) =>
  targets.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        ;(element as HTMLElement).focus()
        // A link has a box for each of its lines.
        return [...element.getClientRects()].some(({ left, top, width, height }) => {
          const [x, y] = [left + width / 2, top + height / 2]
          const sides = [
            [x, top + 3],
            [x, top + height - 3],
            [left + 3, y],
            [left + width - 3, y],
          ] as const
          return sides.some(([sideX, sideY]) => {
            const found = document.elementFromPoint(sideX, sideY)
            return !element.contains(found)
          })
        })
      })
      .map((element) => element.textContent),
  )
