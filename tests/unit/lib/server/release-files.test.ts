import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findMissingFiles } from '@/lib/server/release-files'

describe('the files of a release', () => {
  let folder: string
  const make = (...names: string[]) => {
    for (const name of names) mkdirSync(path.join(folder, name), { recursive: true })
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'release-files-'))
    make('content/pages', 'content/records', 'public', 'out/static', 'node_modules/pino')
    make('out/node_modules/@scope', 'node_modules/@scope/name')
    symlinkSync('../../node_modules/pino', path.join(folder, 'out/node_modules/pino-1'))
    symlinkSync(
      '../../../node_modules/@scope/name',
      path.join(folder, 'out/node_modules/@scope/name-1'),
    )
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('are complete', () => {
    expect(findMissingFiles(folder, 'out')).toEqual([])
  })

  it.each([
    ['node_modules/pino', 'out/node_modules/pino-1'],
    ['node_modules/@scope', 'out/node_modules/@scope/name-1'],
    ['content/pages', 'content/pages'],
    ['out/static', 'out/static'],
    ['public', 'public'],
  ])('are named when %s is missing', (removed, missing) => {
    rmSync(path.join(folder, removed), { recursive: true })
    expect(findMissingFiles(folder, 'out')).toEqual([missing])
  })

  it('need no links where the build has none', () => {
    rmSync(path.join(folder, 'out/node_modules'), { recursive: true })
    expect(findMissingFiles(folder, 'out')).toEqual([])
  })
})
