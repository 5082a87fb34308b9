import { readFile } from 'node:fs/promises'
import type { ArchiveSize } from './archive'
import type { Site } from './site'

/** What the benchmarks share. Figures of time tell something only on a quiet machine. */

/** A school that has kept everything for twenty years. */
export const longArchive: ArchiveSize = {
  years: 20,
  news: 10_000,
  events: 5000,
  albums: 1000,
  picturesPerAlbum: 50,
  stories: 500,
}

/** @returns the text of an answer; throws when it is none */
export async function textOf(site: Pick<Site, 'url'>, address: string): Promise<string> {
  const response = await fetch(site.url + address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response.text()
}

/** @returns milliseconds that a task takes */
export async function timed(task: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await task()
  return performance.now() - begin
}

const rounds = 9

/** What a task measures, nine times over. */
export async function repeatedly(task: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await task())
  return times
}

export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!

/** Resident memory of the process in MB (Linux). */
export async function memoryOf({ pid }: Pick<Site, 'pid'>): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
