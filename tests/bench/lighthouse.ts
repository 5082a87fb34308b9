import { setTimeout as wait } from 'node:timers/promises'
import { launch } from 'chrome-launcher'
import lighthouseOf, { type RunnerResult } from 'lighthouse'
import { ensureBrowser } from '../../scripts/support/browser.mjs'
import { markdownTable, median, withSite } from '../support/bench'
import { pageTypes } from '../support/page-types'

const runs = 3
/** Milliseconds that a browser needs to make its own pages ready, on the cores that a page's work is timed on. */
const settling = 4000
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  'FCP, s': 'first-contentful-paint',
  'LCP, s': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

/** Medians of Lighthouse for mobile, simulated throttling, on each type of page. Needs a build. */
export const lighthouse = (): Promise<string> =>
  withSite(async (site) => {
    const rows: string[][] = []
    for (const [type, { path }] of Object.entries(pageTypes)) {
      const results: RunnerResult['lhr'][] = []
      for (let run = 0; run <= runs; run++) {
        const lhr = await audit(site.url + path)
        // The first run has the pictures of the service cut to size.
        if (run > 0) results.push(lhr)
      }
      rows.push([type, ...figuresOf(results)])
      for (const fault of faultsOf(results[0]!)) console.log(`${type}: ${fault}`)
    }
    return markdownTable([`median of ${runs}`, ...categories, ...Object.keys(audits)], rows)
  })

async function audit(address: string) {
  const browser = await launch({
    chromePath: await ensureBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
    logLevel: 'silent',
  })
  try {
    await wait(settling)
    const result = await lighthouseOf(address, { port: browser.port, logLevel: 'silent' })
    if (!result) throw new Error(`Lighthouse has no answer for ${address}`)
    return result.lhr
  } finally {
    browser.kill()
  }
}

function figuresOf(results: RunnerResult['lhr'][]): string[] {
  const scores = categories.map((name) =>
    Math.round(median(results.map((lhr) => lhr.categories[name]?.score ?? 0)) * 100),
  )
  const value = (id: string) => median(results.map((lhr) => lhr.audits[id]?.numericValue ?? NaN))
  const seconds = (id: string) => (value(id) / 1000).toFixed(2)
  return [
    ...scores.map(String),
    seconds(audits['FCP, s']),
    seconds(audits['LCP, s']),
    value(audits['TBT, ms']).toFixed(0),
    value(audits.CLS).toFixed(3),
  ]
}

/** What keeps a page from 100 in the categories that are not about time. */
function faultsOf(lhr: RunnerResult['lhr']): string[] {
  const references = categories.slice(1).flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
  return references
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => lhr.audits[id]!)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title }) => `${id}: ${title}`)
}
