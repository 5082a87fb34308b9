import type { Locator, Page } from '@playwright/test'

/** Swipes to the left over the middle of an element. */
export async function swipeLeft(page: Page, element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: x + width * at, y: y + height / 2 }],
    })
  await touch('touchStart', 0.8)
  for (let at = 0.7; at > 0.1; at -= 0.05) await touch('touchMove', at)
  await touch('touchEnd')
}
