import type { Browser } from '@playwright/test'
import { openComplete } from './navigation'

/** Bytes that Chromium fetched, by kind (`Script`, `Image`, `Font` …) and in total. */
export type Bytes = { all: number; script: number; byKind: Record<string, number> }

/**
 * Bytes of the first view on a small phone with an empty cache: all responses with headers until the network is idle,
 * without interaction. Uses a narrow window instead of Chromium's phone emulation: the emulation parses the first tags
 * with a window of 980 px and sometimes fetches a picture for that width.
 * @param deviceScaleFactor pixels of the screen to one of CSS
 */
export async function firstViewBytes(
  browser: Browser,
  address: string,
  deviceScaleFactor = 2,
): Promise<Bytes> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kinds = new Map<string, string>()
  const byKind: Record<string, number> = {}
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    // A script that is fetched ahead has another type.
    kinds.set(requestId, /\/_next\/static\/chunks\/[^?]*\.js/.test(response.url) ? 'Script' : type),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    byKind[kind] = (byKind[kind] ?? 0) + encodedDataLength
  })
  await session.send('Network.enable')
  await openComplete(page, address)
  await context.close()
  const all = Object.values(byKind).reduce((sum, bytes) => sum + bytes, 0)
  return { all, script: byKind.Script ?? 0, byKind }
}
