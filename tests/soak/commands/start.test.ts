import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

// Each test starts a program, which is slow on a busy machine.
jest.setTimeout(60_000)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a script like its npm command. There is no build, and the script must exit before it creates one. */
async function run(script: string[], settings: Record<string, string>) {
  const env = { ...process.env, NEXT_DIST_DIR: path.join(folder, 'build'), DATA_DIR: folder }
  const child = spawn(process.execPath, script, { env: { ...env, ...settings } })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number]
  expect(existsSync(path.join(folder, 'build'))).toBe(false)
  return { code, output }
}

const invalid = { TRUST_PROXY: 'yes', SITE_URL: 'school.example', HSTS_INCLUDE_SUBDOMAINS: '1' }
const message = `These environment variables are wrong:
  SITE_URL: must begin with http:// or https://
  TRUST_PROXY: must be a whole number from 0 to 9
  HSTS_INCLUDE_SUBDOMAINS: must be true or false
`
const office = (script: string) => [
  'node_modules/tsx/dist/cli.mjs',
  '--conditions=react-server',
  script,
  'list',
]
const enquiries = office('scripts/enquiries/enquiries.ts')

it.each([
  ['npm start', ['scripts/start.mjs']],
  ['npm run build', ['scripts/build.mjs']],
  ['npm run release', ['scripts/release.mjs', 'none-such-folder']],
  ['npm run enquiries', enquiries],
  ['npm run alert', office('scripts/alerts/alert.ts')],
  ['npm run desk', office('scripts/desk/desk.ts')],
])('%s reports invalid settings before it builds anything', async (_, script) => {
  expect(await run(script, invalid)).toEqual({ code: 1, output: message })
})

it('npm run release without a folder prints its usage', async () => {
  const { code, output } = await run(['scripts/release.mjs'], {})
  expect(code).toBe(1)
  expect(output).toBe('Usage: npm run release -- {folder} [--settings {file}]\n')
})

it.each([
  ['npm start', ['scripts/start.mjs']],
  ['npm run build', ['scripts/build.mjs']],
])('%s reports that DATA_DIR is not writable', async (_, script) => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  expect(await run(script, { DATA_DIR: path.join(file, 'data') })).toEqual({
    code: 1,
    output: `DATA_DIR: ${path.join(file, 'data')} is not writable (ENOTDIR).\n`,
  })
})

it('npm run enquiries reports that the store cannot be opened', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  const { code, output } = await run(enquiries, { DATA_DIR: path.join(file, 'data') })
  expect(code).toBe(1)
  expect(output).toMatch(/^[^\n]+\n$/)
})

it('npm start reports that its port is in use', async () => {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const result = await run(['scripts/start.mjs'], {
    PORT: String(port),
    HOSTNAME: '127.0.0.1',
  }).finally(() => server.close())
  expect(result).toEqual({
    code: 1,
    output: `PORT: ${port} is in use by another program; stop it or set another port.\n`,
  })
})

/** Real installs by npm, of packages from this machine. */
describe('packages', () => {
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: 'pipe' })
  const isThere = (name: string) => existsSync(path.join(folder, 'node_modules', name))

  function writePackage(at: string, contents: object) {
    mkdirSync(at, { recursive: true })
    writeFileSync(path.join(at, 'package.json'), JSON.stringify({ version: '1.0.0', ...contents }))
  }

  beforeEach(() => {
    const scripts = 'scripts/support'
    for (const name of ['install.mjs', 'run.mjs'])
      cpSync(path.join(scripts, name), path.join(folder, scripts, name))
    for (const name of ['site', 'tests']) {
      writePackage(path.join(folder, 'sources', name), { name })
      npm('pack', '--silent', `./sources/${name}`)
    }
    writePackage(folder, {
      name: 'project',
      dependencies: { site: 'file:site-1.0.0.tgz' },
      devDependencies: { tests: 'file:tests-1.0.0.tgz' },
    })
    npm('install', '--package-lock-only')
  })

  /**
   * Installs the packages of a command.
   * @returns whether any were missing
   */
  function ensure(command: 'npm start' | 'npm test') {
    const options = { dev: command === 'npm test' }
    const script = `import('./scripts/support/install.mjs').then((install) => install.ensureInstalled('.', ${JSON.stringify(options)}))`
    const output = execFileSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' })
    return output.includes('Installing packages…')
  }

  it('npm start installs what the site needs, and npm test adds the rest', () => {
    expect(ensure('npm start')).toBe(true)
    expect([isThere('site'), isThere('tests')]).toEqual([true, false])
    expect(ensure('npm start')).toBe(false)
    // A running site keeps its packages.
    const mark = path.join(folder, 'node_modules/site/loaded')
    writeFileSync(mark, '')
    expect(ensure('npm test')).toBe(true)
    expect([isThere('site'), isThere('tests'), existsSync(mark)]).toEqual([true, true, true])
    expect(ensure('npm test')).toBe(false)
    expect(ensure('npm start')).toBe(false)
  })

  it.each([['ci'], ['install']])('npm start and npm test install nothing after npm %s', (by) => {
    npm(by)
    expect([ensure('npm start'), ensure('npm test')]).toEqual([false, false])
    expect(isThere('tests')).toBe(true)
  })

  it('npm start never removes what npm test has installed', () => {
    npm('ci')
    rmSync(path.join(folder, 'node_modules/site'), { recursive: true })
    npm('uninstall', '--no-save', 'site')
    expect(ensure('npm start')).toBe(true)
    expect([isThere('site'), isThere('tests')]).toEqual([true, true])
  })
})
