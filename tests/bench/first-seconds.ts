import type { Browser } from '@playwright/test'
import { ensurePrograms } from '../../scripts/support/programs.mjs'
import {
  inTurn,
  isChosen,
  isSelected,
  mapValues,
  markdownTable,
  measureRates,
  median,
  runs,
  withBrowser,
  withLimit,
  withSite,
} from '../support/bench'
import {
  floors,
  measureTouch,
  type Moment,
  moments,
  pointOf,
  type Subject,
  subjectsOf,
} from '../support/browser/first-touch'
import { measurePaints } from '../support/browser/phone'
import { startPlainPage, startSmallestPage } from '../support/servers/floors'
import { startNginx } from '../support/servers/nginx'
import { weigh } from './weight'

/** What a page may take beyond its floor, in milliseconds (R-SPEED-2, R-SPEED-3). */
const allowed = { paint: 600, touch: { 'plain HTML': 80, 'smallest Next page': 100 } }
/** The least share of the smallest page's requests per second (R-SPEED-5). */
const leastShare = 0.4

/** Pages and floors by name, with the address of each. */
type Subjects = Record<string, Subject & { address: string }>

/**
 * The first seconds of a visit to each type of page, side by side with two floors: a page of plain HTML, and the
 * smallest page that Next and React make. `FIGURES=weight,rate,paint,touch`, `WAYS=start,nginx`, `PAGES=fees,home`,
 * `TOUCHES=menu,field,drag` and `MOMENTS=painted,1s,4s` choose. Needs a build. Installs
 * nginx, openssl and wrk if possible.
 */
export async function firstSeconds(): Promise<string> {
  await ensurePrograms('nginx', 'libnginx-mod-http-brotli-filter', 'openssl', 'wrk')
  const stops: (() => Promise<unknown>)[] = []
  const started = async <Server extends { stop: () => Promise<unknown> }>(
    start: Promise<Server>,
  ) => {
    const server = await start
    stops.unshift(server.stop)
    return server
  }
  try {
    return await withSite(async (site) => {
      const servers = {
        'plain HTML': await started(startPlainPage()),
        'smallest Next page': await started(startSmallestPage()),
        site,
      }
      const proxies = {} as Record<keyof typeof servers, { url: string }>
      for (const name of ['plain HTML', 'smallest Next page', 'site'] as const) {
        const { port } = servers[name]
        proxies[name] = await started(startNginx([port, port], { tls: true }))
      }
      const pages = Object.entries(await subjectsOf(site.url)).filter(([type]) => isSelected(type))
      const subjects: Record<string, Subject> = { ...floors, ...Object.fromEntries(pages) }
      const servedBy = (origins: typeof proxies): Subjects =>
        mapValues(subjects, (subject, name) => ({
          ...subject,
          address:
            origins[name in floors ? (name as keyof typeof floors) : 'site'].url + subject.path,
        }))
      const ways = { start: servedBy(servers), nginx: servedBy(proxies) }
      return await withBrowser((browser) => measure(browser, ways))
    })
  } finally {
    for (const stop of stops) await stop()
  }
}

const titles = { start: '`npm start`, HTTP/1.1', nginx: 'nginx, TLS and HTTP/2' }

async function measure(
  browser: Browser,
  ways: Record<keyof typeof titles, Subjects>,
): Promise<string> {
  const tables: [figure: string, title: string, make: () => Promise<string>][] = [
    [
      'weight',
      `Size, ${titles.start}`,
      () =>
        weigh(
          browser,
          mapValues(ways.start, ({ address }) => address),
        ),
    ],
    ['rate', `Requests per second, ${titles.start}, one process`, () => rateTable(ways.start)],
  ]
  for (const [way, subjects] of Object.entries(ways)) {
    if (!isChosen('WAYS', way)) continue
    const title = titles[way as keyof typeof titles]
    tables.push(
      ['paint', `Paints, ms, ${title}`, () => paintTable(browser, subjects)],
      [
        'touch',
        `Longest event of the first touch, ms, ${title}`,
        () => touchTable(browser, subjects),
      ],
    )
  }
  for (const [figure, title, make] of tables) {
    // Printed at once: all of them take two hours.
    if (isChosen('FIGURES', figure)) console.log(`\n### ${title}\n\n${await make()}`)
  }
  return `\nMedians of ${runs}.`
}

async function rateTable(subjects: Subjects): Promise<string> {
  const encodings = { plain: 'identity', gzip: 'gzip' }
  const names = ['smallest Next page', 'fees', 'home'].filter((name) => name in subjects)
  const targets: Parameters<typeof measureRates>[0] = {}
  for (const name of names) {
    const url = subjects[name]!.address
    for (const [encoding, value] of Object.entries(encodings)) {
      targets[`${name} ${encoding}`] = { url, headers: { 'accept-encoding': value } }
    }
    targets[`${name} 304`] = { url, isKnown: true }
  }
  const rates = await measureRates(targets)
  const rows = names.map((name) => [
    name,
    ...['plain', 'gzip', '304'].flatMap((kind) => {
      const [rate, floor] = [rates[`${name} ${kind}`]!, rates[`smallest Next page ${kind}`]!]
      const share = (rate / floor).toFixed(2)
      const isLow = name === 'fees' && kind !== '304' && rate / floor < leastShare
      return [rate.toFixed(0), isLow ? `**${share}** (≥ ${leastShare})` : share]
    }),
  ])
  const head = ['uncompressed', 'gzip', 'unchanged (304)'].flatMap((kind) => [kind, 'share'])
  return markdownTable(['', ...head], rows)
}

async function paintTable(browser: Browser, subjects: Subjects): Promise<string> {
  const tasks = mapValues(
    subjects,
    ({ address }) =>
      () =>
        measurePaints(browser, address),
  )
  // The first round resizes the pictures of the service.
  const paints = mapValues(await inTurn(tasks, runs + 1), (all) => ({
    first: median(all.slice(1).map(({ first }) => first)),
    largest: median(all.slice(1).map(({ largest }) => largest)),
  }))
  const limit = paints['smallest Next page']!.first + allowed.paint
  const rows = Object.entries(paints).map(([name, { first, largest }]) => [
    name,
    withLimit(first, name in floors ? undefined : limit),
    largest.toFixed(0),
  ])
  return markdownTable(['', 'first paint', 'largest paint'], rows)
}

async function touchTable(browser: Browser, subjects: Subjects): Promise<string> {
  const tasks: Record<string, () => Promise<number>> = {}
  const key = (name: string, touch: string, moment: Moment) => [name, touch, moment].join()
  const chosen = moments.filter((moment) => isChosen('MOMENTS', moment))
  const touchesOf = (name: string) =>
    Object.entries(subjects[name]!.touches).filter(([label]) => isChosen('TOUCHES', label))
  for (const [name, { address }] of Object.entries(subjects)) {
    for (const [label, touch] of touchesOf(name)) {
      const place = address + (touch.hash ?? '')
      const point = await pointOf(browser, place, touch)
      for (const moment of chosen) {
        tasks[key(name, label, moment)] = () => measureTouch(browser, place, touch, point, moment)
      }
    }
  }
  const times = mapValues(await inTurn(tasks, runs), median)
  const ofFloor = { tap: 'menu', key: 'field', drag: 'drag' }
  const rows = Object.entries(subjects).flatMap(([name, { floor }]) =>
    touchesOf(name).map(([label, { gesture }]) => [
      name,
      label,
      ...chosen.map((moment) => {
        const limit = times[key(floor, ofFloor[gesture], moment)]! + allowed.touch[floor]
        const isFree = name in floors || moment === 'painted'
        return withLimit(times[key(name, label, moment)]!, isFree ? undefined : limit)
      }),
    ]),
  )
  return markdownTable(['', '', ...chosen], rows)
}
