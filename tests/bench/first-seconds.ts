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
  type Way,
  ways,
  withBrowser,
  withLimit,
  withSite,
} from '../support/bench'
import {
  type Floor,
  floors,
  measureTouch,
  moments,
  findPoint,
  type Subject,
  listSubjects,
} from '../support/browser/first-touch'
import { measurePaints } from '../support/browser/phone'
import { startPlainPage, startSmallestPage } from '../support/servers/floors'
import { startNginx } from '../support/servers/nginx'
import { weigh } from './weight'

/** Milliseconds that a page may take longer than its floor (R-SPEED-2, R-SPEED-3). */
const allowed = { paint: 600, touch: { 'plain HTML': 80, 'smallest Next page': 100 } }
/** The minimum requests per second of a fee page, as a share of those of the smallest page (R-SPEED-5). */
const leastShare = 0.4

/** Floors and pages by name, with the address of each. */
type Subjects = Record<string, Subject & { address: string }>
type Server = { url: string; port: number; stop: () => Promise<unknown> }

const isFloor = (name: string): name is Floor => name in floors

/**
 * Measures the first seconds of a visit to each type of page, alternately with two floors: a page of plain HTML, and
 * the smallest page that Next and React can render. `FIGURES=weight,rate,paint,touch`, `WAYS=start,nginx`,
 * `PAGES=home,fees`, `TOUCHES=menu,field,drag` and `MOMENTS=1s,4s` choose. Prints each table when it is complete. Needs
 * a build. Installs nginx, openssl and wrk if possible.
 */
export async function firstSeconds(): Promise<string> {
  await ensurePrograms('nginx', 'libnginx-mod-http-brotli-filter', 'openssl', 'wrk')
  await withSite(async (site) => {
    const started: Server[] = []
    const start = async (starting: Promise<Server>) => {
      started.unshift(await starting)
      return started[0]!
    }
    try {
      const servers: Record<Floor | 'site', Server> = {
        'plain HTML': await start(startPlainPage()),
        'smallest Next page': await start(startSmallestPage()),
        site,
      }
      const proxied = {} as typeof servers
      for (const name of ['plain HTML', 'smallest Next page', 'site'] as const) {
        const { port } = servers[name]
        proxied[name] = await start(startNginx([port, port], { tls: true }))
      }
      const pages = Object.entries(await listSubjects(site.url)).filter(([name]) =>
        isSelected(name),
      )
      const subjects = { ...floors, ...Object.fromEntries(pages) }
      const from = (origins: typeof servers) =>
        mapValues(subjects, (subject, name) => ({
          ...subject,
          address: origins[isFloor(name) ? name : 'site'].url + subject.path,
        }))
      await withBrowser((browser) =>
        printTables(browser, { start: from(servers), nginx: from(proxied) }),
      )
    } finally {
      for (const { stop } of started) await stop()
    }
  })
  return `\nMedians of ${runs}.`
}

async function printTables(browser: Browser, subjects: Record<Way, Subjects>): Promise<void> {
  const print = async (
    figure: string,
    title: string,
    way: Way,
    make: (subjects: Subjects) => Promise<string>,
  ) => {
    if (!isChosen('FIGURES', figure) || !isChosen('WAYS', way)) return
    console.log(`\n### ${title}, ${ways[way]}\n\n${await make(subjects[way])}`)
  }
  await print('weight', 'Weight', 'start', (all) =>
    weigh(
      browser,
      mapValues(all, ({ address }) => address),
    ),
  )
  await print('rate', 'Requests per second of one process', 'start', rateTable)
  for (const way of Object.keys(ways) as Way[]) {
    await print('paint', 'Paints, ms', way, (all) => paintTable(browser, all))
    await print('touch', 'Longest event of the first touch, ms', way, (all) =>
      touchTable(browser, all),
    )
  }
}

async function rateTable(subjects: Subjects): Promise<string> {
  const requests = {
    uncompressed: { headers: { 'accept-encoding': 'identity' } },
    gzip: { headers: { 'accept-encoding': 'gzip' } },
    'unchanged (304)': { isKnown: true },
  }
  const kinds = Object.keys(requests)
  const names = ['smallest Next page', 'fees', 'home'].filter((name) => name in subjects)
  const targets = names.flatMap((name) =>
    Object.entries(requests).map(([kind, request]) => [
      name + kind,
      { url: subjects[name]!.address, ...request },
    ]),
  )
  const rates = await measureRates(Object.fromEntries(targets))
  const rows = names.map((name) => [
    name,
    ...kinds.flatMap((kind) => {
      const rate = rates[name + kind]!
      const share = rate / rates[`smallest Next page${kind}`]!
      const isLow = name === 'fees' && share < leastShare
      return [
        rate.toFixed(0),
        isLow ? `**${share.toFixed(2)}** (≥ ${leastShare})` : share.toFixed(2),
      ]
    }),
  ])
  return markdownTable(['', ...kinds.flatMap((kind) => [kind, 'share'])], rows)
}

async function paintTable(browser: Browser, subjects: Subjects): Promise<string> {
  const visit =
    ({ address }: { address: string }) =>
    () =>
      measurePaints(browser, address)
  // The first round resizes the pictures of the service.
  const paints = mapValues(await inTurn(mapValues(subjects, visit), runs + 1), (all) => ({
    first: median(all.slice(1).map(({ first }) => first)),
    largest: median(all.slice(1).map(({ largest }) => largest)),
  }))
  const limit = paints['smallest Next page']!.first + allowed.paint
  const rows = Object.entries(paints).map(([name, { first, largest }]) => [
    name,
    withLimit(first, isFloor(name) ? undefined : limit),
    largest.toFixed(0),
  ])
  return markdownTable(['', 'first paint', 'largest paint'], rows)
}

async function touchTable(browser: Browser, subjects: Subjects): Promise<string> {
  const delays = Object.entries(moments).filter(([moment]) => isChosen('MOMENTS', moment))
  const touches = Object.entries(subjects).flatMap(([name, { address, floor, touches }]) =>
    Object.entries(touches)
      .filter(([label]) => isChosen('TOUCHES', label))
      .map(([label, touch]) => ({
        name,
        floor,
        label,
        touch,
        place: address + (touch.hash ?? ''),
      })),
  )
  const tasks: Record<string, () => Promise<number>> = {}
  for (const { name, label, touch, place } of touches) {
    const point = await findPoint(browser, place, touch)
    for (const [moment, delay] of delays) {
      tasks[[name, label, moment].join()] = () => measureTouch(browser, place, touch, point, delay)
    }
  }
  const times = mapValues(await inTurn(tasks, runs), median)
  const sameOfFloor = { tap: 'menu', key: 'field', drag: 'drag' }
  const rows = touches.map(({ name, floor, label, touch }) => [
    name,
    label,
    ...delays.map(([moment]) => {
      const least = times[[floor, sameOfFloor[touch.gesture], moment].join()]
      const limit = isFloor(name) || least === undefined ? undefined : least + allowed.touch[floor]
      return withLimit(times[[name, label, moment].join()]!, limit)
    }),
  ])
  return markdownTable(['', '', ...delays.map(([moment]) => moment)], rows)
}
