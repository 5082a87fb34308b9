import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startContentServer } from '../support/servers/content-server'
import { createBody } from '../support/fixtures/enquiry'
import { freePort } from '../support/servers/ports'
import { startSite } from '../support/servers/site'

const perMinute = 500
const pagesPerMinute = 3000

/** Pages that are not regenerated, so that only the enquiries slow them down. */
const pages = ['/about', '/fee-structure', '/admission/admission-enquiry', '/contact']

type Sample = { milliseconds: number; isSuccess: boolean }

/**
 * 500 enquiries in a minute, each from another parent and client address, stored in a file and delivered to a
 * provider, while pages are read. Needs a build.
 * @returns a table to print
 */
export async function enquiries(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-data-'))
  const provider = await startContentServer()
  const site = await startSite(await freePort(), {
    DATA_DIR: folder,
    CONTENT_API_URL: provider.url,
    TRUST_PROXY: '1',
  })
  try {
    // The first request of each kind loads code.
    await send(site.url, 0)
    await Promise.all(pages.map((page) => fetch(site.url + page)))
    const [sent, read] = await Promise.all([
      runAtRate(perMinute, (number) => send(site.url, number + 1)),
      runAtRate(pagesPerMinute, (number) => open(site.url + pages[number % pages.length])),
    ])
    await waitUntil(() => provider.ledger.bodies.size === sent.length + 1)
    return [
      row('', 'number', 'errors', 'p50', 'p95', 'p99', 'max'),
      line('enquiries', sent),
      line('pages meanwhile', read),
      `delivered to the provider: ${provider.ledger.bodies.size - 1} of ${sent.length}`,
    ].join('\n')
  } finally {
    await site.stop()
    await provider.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts a task at a fixed rate for a minute, also while earlier ones are running. */
async function runAtRate(times: number, task: (number: number) => Promise<boolean>) {
  const samples: Promise<Sample>[] = []
  const begin = performance.now()
  for (let number = 0; number < times; number++) {
    const wait = begin + (number * 60_000) / times - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    samples.push(measure(() => task(number)))
  }
  return Promise.all(samples)
}

async function measure(task: () => Promise<boolean>): Promise<Sample> {
  const begin = performance.now()
  const isSuccess = await task().catch(() => false)
  return { milliseconds: performance.now() - begin, isSuccess }
}

async function send(url: string, number: number): Promise<boolean> {
  const response = await fetch(`${url}/api/form/dvs/dif`, {
    method: 'POST',
    headers: {
      origin: url,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `198.18.${number >> 8}.${number & 255}`,
    },
    body: JSON.stringify(createBody(number)),
  })
  await response.arrayBuffer()
  return response.status === 201
}

async function open(url: string): Promise<boolean> {
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.status === 200
}

async function waitUntil(condition: () => boolean): Promise<void> {
  for (let attempts = 0; attempts < 300 && !condition(); attempts++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function line(name: string, samples: Sample[]): string {
  const times = samples.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  const percentile = (part: number) => `${times[Math.ceil(times.length * part) - 1]?.toFixed(1)} ms`
  const errors = samples.filter(({ isSuccess }) => !isSuccess).length
  return row(
    name,
    samples.length,
    errors,
    percentile(0.5),
    percentile(0.95),
    percentile(0.99),
    percentile(1),
  )
}

const row = (name: string, ...cells: (string | number)[]) =>
  [name.padEnd(16), ...cells.map((cell) => String(cell).padStart(10))].join('')
