import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ensurePrograms, programOf, services } from '../../scripts/support/programs.mjs'
import { markdownTable, median, withSite } from '../support/bench'
import { runNginx, startNginx } from '../support/servers/nginx'
import { freePort } from '../support/servers/ports'
import { createRedis } from '../support/servers/services'
import type { Site } from '../support/servers/site'

const pages = ['/', '/about/dps-society']
const rounds = 3
const seconds = 5
const gzip = { 'accept-encoding': 'gzip' }

/**
 * Requests per second of a page: from `npm start` without and with Redis, through the shipped nginx, and the same bytes
 * as a file from a plain nginx. Needs a build. Installs nginx, Redis and wrk if possible.
 */
export async function throughput(): Promise<string> {
  await ensurePrograms(...services, 'wrk')
  const redis = await createRedis()
  await redis.start()
  try {
    return await withSite((site) =>
      withSite((shared) => compareServers(site, shared), { REDIS_URL: redis.url }),
    )
  } finally {
    await redis.remove()
  }
}

/** @param shared the same site, with Redis */
async function compareServers(site: Site, shared: Site): Promise<string> {
  const port = Number(new URL(site.url).port)
  const proxy = await startNginx([port, port])
  const files = await startFiles(site.url)
  try {
    const rows: string[][] = []
    for (const [index, page] of pages.entries()) {
      const rates = await measureRates({
        site: site.url + page,
        shared: shared.url + page,
        proxy: proxy.url + page,
        file: files.urls[index]!,
      })
      const share = (rate: number, whole: number) => `${((rate / whole) * 100).toFixed(0)} %`
      rows.push([
        page,
        ...[rates.site, rates.shared, rates.proxy, rates.file].map((rate) => rate.toFixed(0)),
        share(rates.shared, rates.site),
        share(rates.proxy, rates.file),
      ])
    }
    const servers = ['npm start', 'with Redis', 'deploy/nginx', 'file']
    return markdownTable(['requests/s', ...servers, 'with : without Redis', 'nginx : file'], rows)
  } finally {
    await files.stop()
    await proxy.stop()
  }
}

/** Measures the servers alternately, so that other work of the machine affects all of them. */
async function measureRates<Server extends string>(urls: Record<Server, string>) {
  const rates = {} as Record<Server, number[]>
  const names = Object.keys(urls) as Server[]
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const rate = await requestsPerSecond(urls[name])
      // The first round fills caches.
      if (round > 0) (rates[name] ??= []).push(rate)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(rates[name])])) as Record<
    Server,
    number
  >
}

async function requestsPerSecond(address: string): Promise<number> {
  const check = await fetch(address, { headers: gzip })
  if (check.status !== 200) throw new Error(`${address} responds with ${check.status}`)
  const options = ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', address]
  const { stdout } = await promisify(execFile)(programOf('wrk'), options)
  if (/Non-2xx/.test(stdout)) throw new Error(`${address} fails under load:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

/** Starts an nginx that serves the compressed pages of the site as plain files. */
async function startFiles(site: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'files-'))
  for (const [index, page] of pages.entries()) {
    await writeFile(path.join(folder, `${index}.gz`), await compressedBody(site + page))
  }
  const port = await freePort()
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `worker_processes auto;
     events { worker_connections 4096; }
     http {
       sendfile on; access_log off; keepalive_timeout 65s;
       server {
         listen 127.0.0.1:${port};
         root ${folder};
         location / { default_type "text/html; charset=utf-8"; add_header Content-Encoding gzip; }
       }
     }`,
  )
  const urls = pages.map((_, index) => `http://127.0.0.1:${port}/${index}.gz`)
  const stop = await runNginx(folder, urls[0]!)
  return {
    urls,
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The compressed body of a response; `fetch` would decompress it. */
async function compressedBody(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: gzip }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}
