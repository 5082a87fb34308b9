import type { APIRequestContext } from '@playwright/test'
import { archiveOf, type ArchiveSize, idOf } from './archive'
import type { ContentServer, RecordName } from './content-server'
import { expect } from './test'

/** The most records that the first view of a screen shows (R-LIST-8; a page of a list). */
const mostRecords: Record<string, number> = {
  '/': 10 + 2 + 6 + 3,
  '/news': 20,
  // Twelve in the list, and those that may be next.
  '/events': 12 + 3,
  '/beyond-academic/events-gallery': 12,
  [`/beyond-academic/photo-categories?id=${idOf(3, 0)}`]: 1,
  '/tabloid': 6,
}

export type FirstView = { bytes: number; records: number; most: number }

/** Every screen as it is first sent, from an archive of that size: its bytes, and how many records it names. */
export async function firstViewsOf(
  site: { url: string; request: APIRequestContext; secret: string },
  service: ContentServer,
  size: ArchiveSize,
  mark: string,
): Promise<Record<string, FirstView>> {
  for (const [name, rows] of Object.entries(archiveOf(size, mark))) {
    service.set(name as RecordName, rows)
  }
  for (const tag of ['news', 'events', 'gallery', 'tabloid']) {
    const headers = { authorization: `Bearer ${site.secret}` }
    const data = { tag }
    const answer = await site.request.post(`${site.url}/api/revalidate`, { headers, data })
    expect(answer.status()).toBe(200)
  }
  const views: Record<string, FirstView> = {}
  for (const [address, most] of Object.entries(mostRecords)) {
    const html = await textWith(site.request, site.url + address, mark)
    const records = new Set(html.match(/(?:Notice|Inter-house|Album|Story) [\w ]+, number \d+/g))
    views[address] = { bytes: html.length, records: records.size, most }
  }
  return views
}

async function textWith(request: APIRequestContext, address: string, mark: string) {
  let html = ''
  await expect(async () => {
    html = await (await request.get(address)).text()
    expect(html).toContain(mark)
  }, `${address} shows the new records`).toPass({ timeout: 20_000, intervals: [250] })
  return html
}
