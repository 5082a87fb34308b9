import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from '@/lib/core/env'
import { getMediaStore } from '@/lib/desk/media/store'

/** The rights of the user that runs the site: root, which may run the tests, has all rights. */
jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof fs>('node:fs/promises')
  return { ...actual, access: jest.fn(actual.access) }
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'media-store-'))
  jest.replaceProperty(env, 'dataDir', folder)
  jest.replaceProperty(env, 'mediaStore', undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.mocked(fs.access).mockReset().mockResolvedValue(undefined)
  rmSync(folder, { recursive: true, force: true })
})

const put = async (key: string) => (await getMediaStore()).put(key, Buffer.from('x'), 'image/png')
const isWritable = async () => (await getMediaStore()).isWritable()

function refuse(refused: string) {
  jest.mocked(fs.access).mockImplementation(async (file, mode) => {
    expect(mode).toBe(fs.constants.W_OK | fs.constants.X_OK)
    if (file === path.join(folder, refused)) throw new Error('EACCES')
  })
}

it('stores files in a missing folder, and next to others', async () => {
  expect(await isWritable()).toBe(true)
  await put('files/ab/one.png')
  expect(await isWritable()).toBe(true)
})

it.each(['media', 'media/files', 'media/files/ab'])(
  'refuses when %s belongs to another user',
  async (refused) => {
    await put('files/ab/one.png')
    await put('certificates/cd/two.jpg')
    refuse(refused)
    expect(await isWritable()).toBe(false)
  },
)

it('refuses when its folder cannot be created', async () => {
  refuse('')
  expect(await isWritable()).toBe(false)
})

// Only root can create files for somebody else.
;(process.getuid?.() === 0 ? it : it.skip)(
  'gives what root stores to the user that runs the site',
  async () => {
    const nobody = 65534
    chownSync(folder, nobody, nobody)
    await put('files/ab/one.png')
    for (const name of ['media', 'media/files', 'media/files/ab', 'media/files/ab/one.png']) {
      expect([name, statSync(path.join(folder, name)).uid]).toEqual([name, nobody])
    }
  },
)
