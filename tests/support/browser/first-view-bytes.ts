import type { Browser } from '@playwright/test'
import { openComplete } from './navigation'

/** Bytes of what Chromium fetched, by kind (`Script`, `Image`, `Font` …), and all together. */
export type Bytes = { all: number; script: number; byKind: Record<string, number> }

/**
 * What a first view costs on a small phone with an empty cache: everything that travels until the network rests,
 * with headers, nobody having touched anything. A narrow window, not Chromium's emulation of a phone: that one
 * reads the first tags as if its window were 980 px wide, and sometimes fetches a picture for it.
 */
export async function firstViewBytes(browser: Browser, address: string): Promise<Bytes> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kinds = new Map<string, string>()
  const byKind: Record<string, number> = {}
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    // What is fetched ahead says only that.
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
