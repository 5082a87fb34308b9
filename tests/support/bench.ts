import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { ensureBrowser } from '../../scripts/support/browser.mjs'
import type { ArchiveSize } from './fixtures/archive'
import { freePort } from './servers/ports'
import { type Site, startSite } from './servers/site'

/** What the benchmarks share. */

const root = path.resolve(import.meta.dirname, '../..')

/** A school that has kept everything for twenty years. */
export const longArchive: ArchiveSize = {
  years: 20,
  news: 10_000,
  events: 5000,
  albums: 1000,
  picturesPerAlbum: 50,
  stories: 500,
}

/**
 * A copy of the build, for as long as the task takes: pages that are made anew are written into the build. It has
 * none of the pictures that were cut to size before.
 * @param task gets the name of its folder
 */
export async function withBuildCopy<T>(task: (distDir: string) => Promise<T>): Promise<T> {
  const copy = '.next-bench'
  const build = path.join(root, process.env.NEXT_DIST_DIR || '.next')
  await cp(build, path.join(root, copy), {
    recursive: true,
    filter: (source) => !/\.next[^/]*\/(?:cache|dev)$/.test(source),
  })
  try {
    return await task(copy)
  } finally {
    await rm(path.join(root, copy), { recursive: true, force: true })
  }
}

/** Starts the built site with a data folder of its own, for as long as the task takes. */
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

/** A headless Chromium, for as long as the task takes. */
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

/** @throws when the site does not answer with success */
export async function textOf(site: Site, address: string): Promise<string> {
  const response = await fetch(site.url + address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response.text()
}

/** Resident memory of the process in MB (Linux): now, or the most that it has ever had. */
export async function memoryOf({ pid }: Site, which: 'now' | 'peak' = 'now'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const line = which === 'now' ? /VmRSS:\s+(\d+)/ : /VmHWM:\s+(\d+)/
  return Number(line.exec(status)?.[1]) / 1024
}

/** How often the browser's benchmarks visit a page; `RUNS=1` is a quick look, good for gross faults only. */
export const runs = Number(process.env.RUNS ?? 7)

const rounds = 9

/** What a task measures, nine times over. */
export async function repeatedly(task: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await task())
  return times
}

export async function milliseconds(task: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await task()
  return performance.now() - begin
}

/** The value that `share` (0 to 1) of all values stay below: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** A table in Markdown; the first column stands left, figures right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const rule = head.map((_, column) => (column === 0 ? '-' : '-:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
