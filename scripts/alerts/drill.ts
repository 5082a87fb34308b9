import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { feeGroups } from '@/content/data/fees'
import { languages } from '@/content/languages'
import { filterActive, maxShown, type Alert } from '@/lib/alerts/alert'
import { addAlert, endAlert, readAlerts, removeAlert } from '@/lib/alerts/store'
import { now } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import type { SiteDatabase } from '@/lib/database/database'
import { UsageError } from '../support/command-line'
import { validate } from './arguments'

type Db = SiteDatabase['db']

/** A page of each type. For records, the first in the sitemap. */
export const drilledPages: readonly [type: string, path: string, sitemap?: string][] = [
  ['home', '/'],
  ['information', '/about/dps-society'],
  ['table of fees', feeGroups.nine.path],
  ['bus routes', '/our-campus/facilities/transport'],
  ['disclosure', '/mandatory-disclosure'],
  ['enquiry', '/admission/admission-enquiry'],
  ['list of news', '/news'],
  ['list with filters', '/news?q=school'],
  ['news item', '/news/', '/sitemap-news.xml'],
  ['list of events', '/events'],
  ['event', '/events/', '/sitemap-events.xml'],
  ['tabloid', '/tabloid'],
  ['story', '/tabloid/', '/sitemap-tabloid.xml'],
  ['gallery', '/beyond-academic/events-gallery'],
  ['album', '/beyond-academic/photo-categories?id=', '/sitemap-gallery.xml'],
  ['search', '/search?q=bus'],
  ['not found', '/news/no-such-item'],
  ['for cached pages', '/alert'],
]

const intervalMilliseconds = 500
/** Twice as long as R-ALERT-5 allows. A page that takes longer is reported as unchanged. */
const maxMilliseconds = 20_000
/** After this time the alert ends by itself, also when this process is killed. */
const endMilliseconds = 3 * 60_000

/**
 * Sets a test alert, and measures how long every type of page takes to show it and, after its end, to remove it
 * (R-ALERT-8). Removes the alert, also after Ctrl-C.
 * @returns a table
 * @throws when a page did not change
 */
export async function drill(db: Db, site = env.ownUrl): Promise<string> {
  const origin = await reach(site)
  if (filterActive(await readAlerts(db)).length >= maxShown) {
    throw new UsageError(`A drill needs a free place: ${maxShown} alerts are already shown.`)
  }
  const found = await findPages(origin)
  const alert = testAlert()
  const stopped = new AbortController()
  // Each page adds two listeners.
  setMaxListeners(2 * found.length, stopped.signal)
  const stop = () => stopped.abort(new Error('Stopped. The test alert is removed.'))
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, stop)
  try {
    await addAlert(db, alert)
    await measure(found, alert, 'shown', stopped.signal)
    await endAlert(db, alert.id)
    await measure(
      found.filter(({ shown }) => shown !== undefined),
      alert,
      'gone',
      stopped.signal,
    )
    return report(found)
  } finally {
    await removeAlert(db, alert.id)
    for (const signal of signals) process.off(signal, stop)
  }
}

function testAlert(): Alert {
  const [since, until] = [now(), new Date(now().getTime() + endMilliseconds)]
  const text = Object.fromEntries(
    languages.map(({ code, words }) => [code, words.alerts.drillText]),
  )
  return validate({ kind: 'notice', text, concerns: [], since, until, isDrill: true })
}

/** A page, with the seconds until it showed the alert and until it no longer did; missing when it did not change. */
type Page = { type: string; url: string; shown?: number; gone?: number }

/** Checks that a site responds. @returns its origin */
async function reach(site: string): Promise<string> {
  if (!/^https?:/.test(site) || !URL.canParse(site)) {
    throw new UsageError(`“${site}” is not the address of a site, such as https://school.example.`)
  }
  const { origin } = new URL(site)
  if ((await read(origin)) !== undefined) return origin
  throw new UsageError(`No site responds at ${origin}: start it, or name another with --site.`)
}

async function findPages(origin: string): Promise<Page[]> {
  const found = await Promise.all(
    drilledPages.map(async ([type, path, sitemap]) => {
      const record = sitemap && (await firstRecord(origin + sitemap, path))
      return sitemap && !record ? [] : [{ type, url: origin + (record ?? path) }]
    }),
  )
  return found.flat()
}

/** Finds the path of the first record in a sitemap. */
async function firstRecord(sitemap: string, prefix: string): Promise<string | undefined> {
  const locations = ((await read(sitemap)) ?? '').matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)
  return [...locations].map(([, path]) => path!).find((path) => path.startsWith(prefix))
}

async function measure(
  pages: readonly Page[],
  { text }: Alert,
  change: 'shown' | 'gone',
  signal: AbortSignal,
): Promise<void> {
  const begin = performance.now()
  const measurePage = async (page: Page) => {
    while (performance.now() - begin < maxMilliseconds) {
      const html = await read(page.url, signal)
      if (html?.includes(text.en) === (change === 'shown')) {
        page[change] = (performance.now() - begin) / 1000
        return
      }
      await pause(intervalMilliseconds, undefined, { signal }).catch(() => undefined)
      signal.throwIfAborted()
    }
  }
  await Promise.all(pages.map(measurePage))
}

/** Reads a page, also a 404. Returns `undefined` when the site does not respond within ten seconds, or fails. */
async function read(url: string, signal?: AbortSignal): Promise<string | undefined> {
  const signals = [AbortSignal.timeout(10_000), ...(signal ? [signal] : [])]
  try {
    const response = await fetch(url, { signal: AbortSignal.any(signals) })
    return response.ok || response.status === 404 ? await response.text() : undefined
  } catch {
    return undefined
  }
}

function report(pages: readonly Page[]): string {
  const head = ['page', 'shown after, s', 'gone after, s', 'path']
  const seconds = (time: number | undefined) => time?.toFixed(1) ?? 'never'
  const rows = pages.map(({ type, url, shown, gone }) => {
    const { pathname, search } = new URL(url)
    return [type, seconds(shown), seconds(gone), pathname + search]
  })
  const table = [head, ['-', '-:', '-:', '-'], ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  const times = pages.flatMap(({ shown = Infinity, gone = Infinity }) => [shown, gone])
  const slowest = Math.max(...times)
  if (slowest < Infinity) {
    return `${table.join('\n')}\n\nThe slowest took ${slowest.toFixed(1)} s. The test alert is removed.`
  }
  throw new Error(
    `${table.join('\n')}\n\nNot every page changed within ${maxMilliseconds / 1000} s. Does the site use this database?`,
  )
}
