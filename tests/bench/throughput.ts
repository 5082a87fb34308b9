import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensurePrograms, services } from '../../scripts/support/programs.mjs'
import { mapValues, markdownTable, measureRates, withSite } from '../support/bench'
import { runNginx, startNginx } from '../support/servers/nginx'
import { freePort } from '../support/servers/ports'
import { createRedis } from '../support/servers/services'
import type { Site } from '../support/servers/site'

const pages = ['/', '/about/dps-society']
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
      const urls = {
        site: site.url + page,
        shared: shared.url + page,
        proxy: proxy.url + page,
        file: files.urls[index]!,
      }
      const rates = await measureRates(mapValues(urls, (url) => ({ url, headers: gzip })))
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
