import { spawn } from 'node:child_process'
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { programOf } from '../../../scripts/support/programs.mjs'
import { freePort } from './ports'

const shipped = path.resolve(import.meta.dirname, '../../../deploy/nginx')

const balancer = 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For; real_ip_recursive on;'

/** Replaces what differs from place to place, and nothing but what is there. */
function adapted(file: string, replacements: Record<string, string>): string {
  let text = readFileSync(path.join(shipped, file), 'utf8')
  for (const [there, here] of Object.entries(replacements)) {
    if (!text.includes(there)) throw new Error(`${file} does not say ${there}`)
    text = text.replaceAll(there, here)
  }
  return text
}

/**
 * Starts nginx as it is shipped (`deploy/nginx`) before two instances of this machine, at a port of its own.
 * @param instances their ports
 * @param believesForwarded whether visitors' addresses come from a balancer in front, as `place.conf` describes
 */
export async function startNginx(
  instances: readonly [number, number],
  { believesForwarded = false } = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  copyFileSync(path.join(shipped, 'nginx.conf'), path.join(folder, 'nginx.conf'))
  writeFileSync(
    path.join(folder, 'place.conf'),
    adapted('place.conf', {
      'www.school.example 1;': '127.0.0.1 1;',
      'school.example 1;': 'localhost 1;',
      'default https;': 'default http;',
      'site-1:3000': `127.0.0.1:${instances[0]}`,
      'site-2:3000': `127.0.0.1:${instances[1]}`,
      '/var/log/nginx/access.log': path.join(folder, 'access.log'),
      '/var/cache/nginx': folder,
    }) + (believesForwarded ? balancer : ''),
  )
  writeFileSync(
    path.join(folder, 'listen.conf'),
    adapted('listen.conf', { 'listen 8080;': `listen 127.0.0.1:${port};` }),
  )
  const owner = process.getuid?.() === 0 ? 'user root; ' : ''
  const own = `${owner}daemon off; pid ${folder}/nginx.pid; error_log stderr warn;`
  const program = programOf('nginx')
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', own], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://localhost:${port}`
  await listening(url, ended, () => said)
  return {
    url,
    port,
    /** Its error log. */
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>

async function listening(url: string, ended: Promise<unknown>, said: () => string) {
  let isOver = false
  void ended.then(() => (isOver = true))
  while (!isOver) {
    const isUp = await fetch(url, { method: 'OPTIONS' }).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nginx did not start:\n${said()}`)
}
