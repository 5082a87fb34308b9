import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { ensureBrowser } from '../../scripts/support/browser.mjs'
import { getProgram } from '../../scripts/support/programs.mjs'
import { rawRequest } from './browser/raw-request'
import type { ArchiveSize } from './fixtures/archive'
import { copyBuild } from './servers/build-copy'
import { freePort } from './servers/ports'
import { type Site, startSite } from './servers/site'

/** Helpers of the benchmarks. */

/** The records of twenty years. */
export const longArchive: ArchiveSize = {
  years: 20,
  news: 10_000,
  events: 5000,
  albums: 1000,
  picturesPerAlbum: 50,
  stories: 500,
}

/**
 * Runs a task with a temporary copy of the build.
 * @param task receives the name of the folder
 */
export async function withBuildCopy<T>(task: (distDir: string) => Promise<T>): Promise<T> {
  const copy = await copyBuild()
  try {
    return await task(copy.distDir)
  } finally {
    await copy.remove()
  }
}

/** Runs a task with the built site and a temporary data folder. */
export async function withSite<T>(
  task: (site: Site) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'))
  const site = await startSite(await freePort(), { DATA_DIR: folder, ...settings })
  try {
    return await task(site)
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs a task with a headless Chromium. */
export async function withBrowser<T>(task: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--ignore-certificate-errors'],
  })
  try {
    return await task(browser)
  } finally {
    await browser.close()
  }
}

let visitors = 0

/**
 * Fetches a page as a visitor of its own. With `TRUST_PROXY=1` the site counts each for its rate limits.
 * @throws when the response has an error status
 */
export async function fetchText(site: Site, address: string): Promise<string> {
  visitors += 1
  const headers = { 'x-forwarded-for': `198.18.${(visitors >> 8) & 255}.${visitors & 255}` }
  const response = await fetch(site.url + address, { headers })
  if (!response.ok) throw new Error(`${address} responds with ${response.status}`)
  return response.text()
}

/** Resident memory of the process in MB (Linux): current or peak. */
export async function measureMemory({ pid }: Site, which: 'now' | 'peak' = 'now'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const line = which === 'now' ? /VmRSS:\s+(\d+)/ : /VmHWM:\s+(\d+)/
  return Number(line.exec(status)?.[1]) / 1024
}

/** Number of visits to each page in the browser benchmarks. `RUNS=1` is quick, but too imprecise for comparisons. */
export const runs = Number(process.env.RUNS ?? 5)

/** Whether an environment variable, a list of names, includes a name. Without it, all are measured. */
export const isChosen = (variable: string, name: string) =>
  process.env[variable]?.split(',').includes(name) ?? true

/** The two ways of serving that a decision about delivery is measured with. `WAYS=start,nginx` chooses. */
export const ways = { start: '`npm start`, HTTP/1.1', nginx: 'nginx, TLS and HTTP/2' }
export type Way = keyof typeof ways

/** Whether `PAGES` includes a page type. */
export const isSelected = (type: string) => isChosen('PAGES', type)

const rounds = 9

/** Runs a measurement nine times. */
export async function repeat(task: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await task())
  return times
}

export async function milliseconds(task: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await task()
  return performance.now() - begin
}

/** The quantile for `share` (0 to 1): 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** Measures several things alternately, so that other work of the machine affects all of them. */
export async function inTurn<Name extends string, T>(
  tasks: Record<Name, () => Promise<T>>,
  rounds: number,
): Promise<Record<Name, T[]>> {
  const results = {} as Record<Name, T[]>
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(tasks) as Name[]) {
      ;(results[name] ??= []).push(await tasks[name]())
    }
  }
  return results
}

type Target = {
  url: string
  headers?: Record<string, string>
  /** Whether the client has the page already, and is told so with 304. */
  isKnown?: boolean
}

/** Medians of requests per second with wrk, measured alternately. */
export async function measureRates<Name extends string>(
  targets: Record<Name, Target>,
): Promise<Record<Name, number>> {
  const tasks = mapValues(targets, (target) => () => requestsPerSecond(target))
  // The first round fills caches.
  const rates = await inTurn(tasks, wrk.rounds + 1)
  return mapValues(rates, (values) => median(values.slice(1)))
}

const wrk = { rounds: 3, seconds: 5 }

async function requestsPerSecond({ url, headers = {}, isKnown = false }: Target): Promise<number> {
  const { origin, pathname, search } = new URL(url)
  if (isKnown) {
    const { headers: sent } = await fetch(url)
    headers = { ...headers, 'if-none-match': sent.get('etag') ?? '' }
  }
  // Not `fetch`, which adds `Cache-Control: no-cache` to a conditional request.
  const { status } = await rawRequest(origin, pathname + search, { headers })
  if (status !== (isKnown ? 304 : 200)) throw new Error(`${url} responds with ${status}`)
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t1', '-c32', `-d${wrk.seconds}s`, ...fields, url]
  const { stdout } = await promisify(execFile)(getProgram('wrk'), options)
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} fails under load:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

export const mapValues = <Name extends string, T, U>(
  values: Record<Name, T>,
  map: (value: T, name: Name) => U,
) =>
  Object.fromEntries(
    Object.entries<T>(values).map(([name, value]) => [name, map(value, name as Name)]),
  ) as Record<Name, U>

/** A figure with its maximum; bold when it is over. */
export const withLimit = (value: number, limit: number | undefined, digits = 0) => {
  const figure = value.toFixed(digits)
  if (limit === undefined) return figure
  return `${value > limit ? `**${figure}**` : figure} (≤ ${limit.toFixed(digits)})`
}

/** A Markdown table; the first column is left-aligned, the others right-aligned. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const rule = head.map((_, column) => (column === 0 ? '-' : '-:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
