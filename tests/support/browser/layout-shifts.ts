import type { Page } from '@playwright/test'

/** Records the layout shifts of the pages that open from now on. `sum` is 0 when nothing has moved. */
export async function watchShifts(page: Page) {
  type Recorder = { shifts: number[] }
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    forget: () =>
      page.evaluate(() => {
        ;(window as unknown as Recorder).shifts.length = 0
      }),
    /** Waits for the fonts of the page, and for the frames that show them. */
    sum: () =>
      page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return (window as unknown as Recorder).shifts.reduce((sum, value) => sum + value, 0)
      }),
  }
}
