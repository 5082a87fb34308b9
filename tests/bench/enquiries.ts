import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startContentServer } from '../support/servers/content-server'
import { bodyOf } from '../support/fixtures/enquiry'
import { freePort } from '../support/servers/ports'
import { startSite } from '../support/servers/site'

const perMinute = 500
const pagesPerMinute = 3000

/** Not regenerated: what is measured is what enquiries take away from them. */
const pages = ['/about', '/fee-structure', '/admission/admission-enquiry', '/contact']

type Sample = { milliseconds: number; isRight: boolean }

/**
 * 500 enquiries a minute for a minute, each of another parent at another address, stored in a file and delivered
 * to a provider, while pages are read. Needs a build. @returns a table to print
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
    // The first of each kind loads programs.
    await send(site.url, 0)
    await Promise.all(pages.map((page) => fetch(site.url + page)))
    const [sent, read] = await Promise.all([
      steadily(perMinute, (number) => send(site.url, number + 1)),
      steadily(pagesPerMinute, (number) => open(site.url + pages[number % pages.length])),
    ])
    await until(() => provider.ledger.bodies.size === sent.length + 1)
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

/** Starts a task so many times in a minute, whether or not the ones before have ended. */
async function steadily(times: number, task: (number: number) => Promise<boolean>) {
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
  const isRight = await task().catch(() => false)
  return { milliseconds: performance.now() - begin, isRight }
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
    body: JSON.stringify(bodyOf(number)),
  })
  await response.arrayBuffer()
  return response.status === 201
}

async function open(url: string): Promise<boolean> {
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.status === 200
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300 && !isSo(); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function line(name: string, samples: Sample[]): string {
  const times = samples.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  const share = (part: number) => `${times[Math.ceil(times.length * part) - 1]?.toFixed(1)} ms`
  const errors = samples.filter(({ isRight }) => !isRight).length
  return row(name, samples.length, errors, share(0.5), share(0.95), share(0.99), share(1))
}

const row = (name: string, ...cells: (string | number)[]) =>
  [name.padEnd(16), ...cells.map((cell) => String(cell).padStart(10))].join('')
