import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createReleaseFolder } from '@/scripts/support/release-folder.mjs'

it('finds its packages when the sources are gone', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'release-folder-'))
  const build = path.join(home, 'sources/out')
  const write = (name: string, text = '') => {
    mkdirSync(path.dirname(path.join(build, name)), { recursive: true })
    writeFileSync(path.join(build, name), text)
  }
  try {
    write('standalone/server.js')
    write('standalone/node_modules/pino/index.js', 'the logger')
    write('standalone/out/node_modules/.keep')
    symlinkSync('../../node_modules/pino', path.join(build, 'standalone/out/node_modules/pino-1'))
    write('server/app/index.html')
    write('static/style.css')
    const release = path.join(home, 'release')
    createReleaseFolder(release, build)
    renameSync(path.join(home, 'sources'), path.join(home, 'elsewhere'))

    const link = path.join(release, 'out/node_modules/pino-1')
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(readFileSync(path.join(link, 'index.js'), 'utf8')).toBe('the logger')
  } finally {
    rmSync(home, { recursive: true })
  }
})
