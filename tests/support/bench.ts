import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { ensureBrowser } from '../../scripts/support/browser.mjs'
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
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    return await task(browser)
  } finally {
    await browser.close()
  }
}

/** @throws when the response has an error status */
export async function fetchText(site: Site, address: string): Promise<string> {
  const response = await fetch(site.url + address)
  if (!response.ok) throw new Error(`${address} responds with ${response.status}`)
  return response.text()
}

/** Resident memory of the process in MB (Linux): current or peak. */
export async function memoryOf({ pid }: Site, which: 'now' | 'peak' = 'now'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const line = which === 'now' ? /VmRSS:\s+(\d+)/ : /VmHWM:\s+(\d+)/
  return Number(line.exec(status)?.[1]) / 1024
}

/** Number of visits to each page in the browser benchmarks. `RUNS=1` is quick, but too imprecise for comparisons. */
export const runs = Number(process.env.RUNS ?? 7)

const selectedPages = process.env.PAGES?.split(',')

/** Whether `PAGES`, a list of page types, includes a type. Without it, all are measured. */
export const isSelected = (type: string) => selectedPages?.includes(type) ?? true

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

/** A Markdown table; the first column is left-aligned, the others right-aligned. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const rule = head.map((_, column) => (column === 0 ? '-' : '-:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
