import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getProgram } from '../../../scripts/support/programs.mjs'
import { freePort } from './ports'

const configFolder = path.resolve(import.meta.dirname, '../../../deploy/nginx')

const realIpFromBalancer =
  'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For; real_ip_recursive on;'

/** Reads a configuration file and replaces the parts that depend on the deployment. @throws when one is missing */
function adaptConfig(file: string, replacements: Record<string, string>): string {
  let text = readFileSync(path.join(configFolder, file), 'utf8')
  for (const [shippedText, testText] of Object.entries(replacements)) {
    if (!text.includes(shippedText)) throw new Error(`${file} does not contain ${shippedText}`)
    text = text.replaceAll(shippedText, testText)
  }
  return text
}

/**
 * Starts nginx with the shipped configuration (`deploy/nginx`) in front of two local instances, on a free port.
 * @param instances their ports
 * @param behindBalancer whether the client address is read from X-Forwarded-For, as `site.conf` describes
 * @param tls whether nginx terminates TLS, as `listen.conf` describes, with a certificate of its own making. Needs openssl
 */
export async function startNginx(
  instances: readonly [number, number],
  { behindBalancer = false, tls = false } = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const port = await freePort()
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    adaptConfig('nginx.conf', { '127.0.0.1:8081;': `127.0.0.1:${await freePort()};` }),
  )
  writeFileSync(path.join(folder, 'school.conf'), adaptConfig('school.conf', {}))
  writeFileSync(
    path.join(folder, 'site.conf'),
    adaptConfig('site.conf', {
      'www.school.example 1;': '127.0.0.1 1;',
      'www.school.example school.example;': 'www.localhost localhost;',
      '/var/lib/school-website-static': path.join(folder, 'static'),
      'school.example 1;': 'localhost 1;',
      'default https;': `default ${tls ? 'https' : 'http'};`,
      'site-1:3000': `127.0.0.1:${instances[0]}`,
      'site-2:3000': `127.0.0.1:${instances[1]}`,
      '/var/log/nginx/access.log': path.join(folder, 'access.log'),
      '/var/cache/nginx': folder,
    }) + (behindBalancer ? realIpFromBalancer : ''),
  )
  writeFileSync(
    path.join(folder, 'listen.conf'),
    adaptConfig('listen.conf', {
      'listen 8080;': tls
        ? `listen 127.0.0.1:${port} ssl http2; ${createCertificate(folder)}`
        : `listen 127.0.0.1:${port};`,
    }),
  )
  const stop = await runNginx(folder, `http://localhost:${port}`)
  let log = ''
  return {
    url: `${tls ? 'https' : 'http'}://localhost:${port}`,
    port,
    /** What it has logged, complete after `stop`. */
    accessLog: () => log,
    /** Where `keep-static.mjs` puts hashed files. */
    earlierFiles: path.join(folder, 'static'),
    stop: async () => {
      await stop()
      log = readFileSync(path.join(folder, 'access.log'), 'utf8')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes a certificate for localhost. @returns the settings that use it */
function createCertificate(folder: string): string {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc', '-days', '1']
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(
    'openssl',
    ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  )
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>

/**
 * Runs nginx with the `nginx.conf` of a folder, and waits until it listens.
 * @returns a function that stops it
 */
export async function runNginx(folder: string, url: string): Promise<() => Promise<unknown>> {
  chmodSync(folder, 0o755)
  const owner = process.getuid?.() === 0 ? 'user root; ' : ''
  const globals = `${owner}daemon off; pid ${folder}/nginx.pid; error_log stderr warn;`
  const child = spawn(
    getProgram('nginx'),
    ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', globals],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let errorLog = ''
  child.stderr.on('data', (chunk) => (errorLog += chunk))
  const exited = new Promise((resolve) => child.once('exit', resolve))
  await waitUntilListening(url, exited, () => errorLog)
  return () => {
    child.kill('SIGTERM')
    return exited
  }
}

async function waitUntilListening(url: string, exited: Promise<unknown>, errorLog: () => string) {
  let hasExited = false
  void exited.then(() => (hasExited = true))
  while (!hasExited) {
    const isUp = await fetch(url, { method: 'OPTIONS' }).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nginx did not start:\n${errorLog()}`)
}
