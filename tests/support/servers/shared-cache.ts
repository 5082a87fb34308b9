import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runNginx } from './nginx'
import { freePort } from './ports'

/**
 * Starts a cache that is not the school's, e.g. of a CDN: an nginx that does what the `Cache-Control` headers of the
 * site allow (RFC 9111, RFC 5861), and has no lifetimes of its own. `X-Cache` holds the cache status.
 * @param site its port
 */
export async function startSharedCache(site: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shared-cache-'))
  const port = await freePort()
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `events {}
     http {
       access_log off;
       proxy_temp_path ${folder}/temporary;
       client_body_temp_path ${folder}/bodies;
       proxy_cache_path ${folder}/cache keys_zone=pages:1m use_temp_path=off;
       proxy_cache pages;
       proxy_cache_background_update on;
       server {
         listen 127.0.0.1:${port};
         add_header X-Cache $upstream_cache_status always;
         location / { proxy_pass http://127.0.0.1:${site}; }
       }
     }`,
  )
  const url = `http://localhost:${port}`
  const stop = await runNginx(folder, url)
  return {
    url,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
