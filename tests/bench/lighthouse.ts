import { setTimeout as wait } from 'node:timers/promises'
import { launch } from 'chrome-launcher'
import lighthouseOf, { type RunnerResult } from 'lighthouse'
import { ensureBrowser } from '../../scripts/support/browser.mjs'
import { markdownTable, median, runs, withSite } from '../support/bench'
import { pageTypes } from '../support/browser/page-types'

/** Milliseconds that a browser needs to make its own pages ready, on the cores that a page's work is timed on. */
const settling = 4000
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  'FCP, s': 'first-contentful-paint',
  'LCP, s': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

/** What the medians are held to (docs/requirements.md, "Speed"), by how a page is made. */
const bars = {
  information: { performance: 100, 'LCP, s': 1.3, 'TBT, ms': 20, CLS: 0 },
  interactive: { performance: 97, 'LCP, s': 1.9, 'TBT, ms': 200, CLS: 0 },
}
const informationPages = ['information', 'fees', 'disclosure']

/** What Lighthouse makes of a task on a phone: four times as long, twice if it lays out the page. */
const slowdown = { layout: 2, other: 4 }
/** Milliseconds of a task that keep nobody waiting. */
const unnoticed = 50

const columns = [...categories, ...Object.keys(audits), 'TBT of work, ms']

/** `tdur`: microseconds that a task had a core for. */
type Event = RunnerResult['artifacts']['Trace']['traceEvents'][number] & { tdur?: number }
type Run = { lhr: RunnerResult['lhr']; work: number }

/** Medians of Lighthouse for mobile, simulated throttling, on each type of page. Needs a build. */
export const lighthouse = (): Promise<string> =>
  withSite(async (site) => {
    const rows: string[][] = []
    for (const [type, { path }] of Object.entries(pageTypes)) {
      const results: Run[] = []
      for (let run = 0; run <= runs; run++) {
        const result = await figuredAudit(site.url + path)
        // The first run has the pictures of the service cut to size.
        if (run > 0) results.push(result)
      }
      rows.push([type, ...besideBars(type, figuresOf(results))])
      for (const fault of faultsOf(results[0]!.lhr)) console.log(`${type}: ${fault}`)
    }
    return markdownTable([`median of ${runs}`, ...columns], rows)
  })

/** Now and then a trace lacks an event that figures are made of: such a run says so, and is made anew. */
async function figuredAudit(address: string, tries = 3): Promise<Run> {
  const run = await audit(address)
  const { lhr } = run
  const blank = Object.values(audits).filter((id) => lhr.audits[id]?.numericValue === undefined)
  if (blank.length === 0) return run
  const why = lhr.runtimeError?.message ?? lhr.audits[blank[0]!]?.errorMessage ?? 'no reason given'
  console.log(`${address} has no ${blank.join(', ')}: ${why}`)
  if (tries === 1) throw new Error(`Lighthouse has no figures for ${address}: ${why}`)
  return figuredAudit(address, tries - 1)
}

async function audit(address: string): Promise<Run> {
  const browser = await launch({
    chromePath: await ensureBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
    logLevel: 'silent',
  })
  try {
    await wait(settling)
    const result = await lighthouseOf(address, { port: browser.port, logLevel: 'silent' })
    if (!result) throw new Error(`Lighthouse has no answer for ${address}`)
    return { lhr: result.lhr, work: blockingWork(result.artifacts.Trace.traceEvents) }
  } finally {
    browser.kill()
  }
}

/**
 * Total blocking time of what tasks did on a core, in milliseconds: Lighthouse's own counts the time that passed, and so
 * all that other processes did on the same cores.
 */
function blockingWork(events: Event[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) return 0
  const later = events.filter(
    ({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  )
  const layouts = later.filter(({ name }) => name === 'Layout')
  const blocked = later
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const laysOut = layouts.some((layout) => layout.ts >= ts && layout.ts < ts + dur)
      return Math.max(0, (tdur / 1000) * slowdown[laysOut ? 'layout' : 'other'] - unnoticed)
    })
  return blocked.reduce((sum, time) => sum + time, 0)
}

/** Figures with their bars in brackets; those that miss them are bold. */
function besideBars(type: string, figures: string[]): string[] {
  const kind = informationPages.includes(type) ? 'information' : 'interactive'
  const held = new Map(Object.entries(bars[kind]))
  return columns.map((column, place) => {
    const figure = figures[place]!
    const limit = held.get(column)
    if (limit === undefined) return figure
    const isScore = column === 'performance'
    const isMet = isScore ? Number(figure) >= limit : Number(figure) <= limit
    return `${isMet ? figure : `**${figure}**`} (${isScore ? '≥' : '≤'} ${limit})`
  })
}

function figuresOf(results: Run[]): string[] {
  const scores = categories.map((name) =>
    Math.round(median(results.map(({ lhr }) => lhr.categories[name]?.score ?? 0)) * 100),
  )
  const value = (id: string) => median(results.map(({ lhr }) => lhr.audits[id]!.numericValue!))
  const seconds = (id: string) => (value(id) / 1000).toFixed(2)
  return [
    ...scores.map(String),
    seconds(audits['FCP, s']),
    seconds(audits['LCP, s']),
    value(audits['TBT, ms']).toFixed(0),
    value(audits.CLS).toFixed(3),
    median(results.map(({ work }) => work)).toFixed(0),
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
