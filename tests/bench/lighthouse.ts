import { setTimeout as wait } from 'node:timers/promises'
import { launch } from 'chrome-launcher'
import lighthouseOf, { type RunnerResult } from 'lighthouse'
import { ensureBrowser } from '../../scripts/support/browser.mjs'
import { ensurePrograms } from '../../scripts/support/programs.mjs'
import {
  isChosen,
  isSelected,
  markdownTable,
  median,
  runs,
  type Way,
  ways,
  withSite,
} from '../support/bench'
import { pageTypes } from '../support/browser/page-types'
import { startNginx } from '../support/servers/nginx'

/** Milliseconds that a new browser needs for its own startup, which would distort the measurement. */
const startupTime = 4000
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  'FCP, s': 'first-contentful-paint',
  'LCP, s': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

/** Limits of the medians (R-SPEED-1), by kind of page. */
const limits = {
  information: { performance: 100, 'LCP, s': 1.3, 'TBT, ms': 20, CLS: 0 },
  interactive: { performance: 97, 'LCP, s': 1.9, 'TBT, ms': 200, CLS: 0 },
}
const informationPages = ['information', 'fees', 'disclosure']

/** Factors by which Lighthouse lengthens a task on a phone: two with layout, else four. */
const slowdown = { layout: 2, other: 4 }
/** Milliseconds of a task that do not count as blocking. */
const blockingThreshold = 50

const columns = [...categories, ...Object.keys(audits), 'TBT of work, ms']

/** `tdur`: CPU time of a task in microseconds. */
type Event = RunnerResult['artifacts']['Trace']['traceEvents'][number] & { tdur?: number }
type Run = { lhr: RunnerResult['lhr']; work: number }

/**
 * Medians of Lighthouse for mobile, simulated throttling, on each type of page: with `npm start` alone, and through the
 * shipped nginx, with TLS and HTTP/2. `WAYS=start,nginx` and `PAGES=home,fees` choose. Needs a build. Installs nginx and
 * openssl if possible.
 */
export async function lighthouse(): Promise<string> {
  await ensurePrograms('nginx', 'libnginx-mod-http-brotli-filter', 'openssl')
  return withSite(async (site) => {
    const port = Number(new URL(site.url).port)
    const proxy = await startNginx([port, port], { tls: true })
    try {
      const origins: Record<Way, string> = { start: site.url, nginx: proxy.url }
      const tables: string[] = []
      for (const way of Object.keys(ways) as Way[]) {
        if (!isChosen('WAYS', way)) continue
        tables.push(`### ${ways[way]}\n\n${await auditPages(origins[way])}`)
      }
      return tables.join('\n\n')
    } finally {
      await proxy.stop()
    }
  })
}

/** @param origin of the site */
async function auditPages(origin: string): Promise<string> {
  const rows: string[][] = []
  for (const [type, { path }] of Object.entries(pageTypes)) {
    if (!isSelected(type)) continue
    const results: Run[] = []
    for (let run = 0; run <= runs; run++) {
      const result = await auditWithRetry(origin + path)
      // The first run resizes the pictures of the service.
      if (run > 0) results.push(result)
    }
    const row = [type, ...withLimits(type, formatFigures(results))]
    // A run takes long: what is measured is seen, even if it is stopped.
    console.log(row.join(' | '))
    rows.push(row)
    for (const fault of listFaults(results[0]!.lhr)) console.log(`${type}: ${fault}`)
  }
  return markdownTable([`median of ${runs}`, ...columns], rows)
}

/** Repeats a run whose trace lacks an event that Lighthouse needs, which happens occasionally. */
async function auditWithRetry(address: string, attempts = 3): Promise<Run> {
  const run = await audit(address)
  const { lhr } = run
  const missing = Object.values(audits).filter((id) => lhr.audits[id]?.numericValue === undefined)
  if (missing.length === 0) return run
  const why =
    lhr.runtimeError?.message ?? lhr.audits[missing[0]!]?.errorMessage ?? 'no reason given'
  console.log(`${address} has no ${missing.join(', ')}: ${why}`)
  if (attempts === 1) throw new Error(`Lighthouse has no figures for ${address}: ${why}`)
  return auditWithRetry(address, attempts - 1)
}

async function audit(address: string): Promise<Run> {
  const browser = await launch({
    chromePath: await ensureBrowser(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-background-networking',
      '--ignore-certificate-errors',
    ],
    logLevel: 'silent',
  })
  try {
    await wait(startupTime)
    const result = await lighthouseOf(address, { port: browser.port, logLevel: 'silent' })
    if (!result) throw new Error(`Lighthouse has no result for ${address}`)
    return { lhr: result.lhr, work: blockingWork(result.artifacts.Trace.traceEvents) }
  } finally {
    browser.kill()
  }
}

/**
 * Total blocking time by the CPU time of tasks, in milliseconds. Lighthouse uses elapsed time, which includes the work
 * of other processes on the same cores.
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
      return Math.max(0, (tdur / 1000) * slowdown[laysOut ? 'layout' : 'other'] - blockingThreshold)
    })
  return blocked.reduce((sum, time) => sum + time, 0)
}

/** Figures with their limits in brackets; those that exceed a limit are bold. */
function withLimits(type: string, figures: string[]): string[] {
  const kind = informationPages.includes(type) ? 'information' : 'interactive'
  const limitOf = new Map(Object.entries(limits[kind]))
  return columns.map((column, place) => {
    const figure = figures[place]!
    const limit = limitOf.get(column)
    if (limit === undefined) return figure
    const isScore = column === 'performance'
    const isMet = isScore ? Number(figure) >= limit : Number(figure) <= limit
    return `${isMet ? figure : `**${figure}**`} (${isScore ? '≥' : '≤'} ${limit})`
  })
}

function formatFigures(results: Run[]): string[] {
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

/** Failed audits of the categories other than performance. */
function listFaults(lhr: RunnerResult['lhr']): string[] {
  const references = categories.slice(1).flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
  return references
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => lhr.audits[id]!)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title }) => `${id}: ${title}`)
}
