import { markdownTable, withBrowser, withSite } from '../support/bench'
import { firstViewBytes } from '../support/browser/first-view-bytes'
import { pageTypes } from '../support/browser/page-types'

const kinds = ['Document', 'Stylesheet', 'Font', 'Image', 'Script'] as const
const kB = (bytes: number) => (bytes / 1024).toFixed(1)

/** Transfer size of the first view of each type of page on a phone of 390 px, with its budget. Needs a build. */
export const weight = (): Promise<string> =>
  withSite((site) =>
    withBrowser(async (browser) => {
      const rows: string[][] = []
      for (const [type, { path, script, all }] of Object.entries(pageTypes)) {
        // The first visit resizes the pictures of the service.
        await firstViewBytes(browser, site.url + path)
        const bytes = await firstViewBytes(browser, site.url + path)
        const parts = kinds.map((kind) => kB(bytes.byKind[kind] ?? 0))
        rows.push([type, ...parts, String(script), kB(bytes.all), String(all)])
      }
      const names = ['HTML', 'styles', 'fonts', 'pictures', 'script', 'at most', 'all', 'at most']
      return markdownTable(['kB', ...names], rows)
    }),
  )
