import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { rawRequest } from '../../support/browser/raw-request'
import { expect, test } from '../enquiries/fixture'

/** The address at which Next resizes a picture of the content service. */
const resized = (file: string) => {
  const url = encodeURIComponent(`/api/image/${encodeURIComponent(file)}`)
  return `/_next/image?url=${url}&w=480&q=65`
}

const webp = { accept: 'image/webp' }

test.setTimeout(120_000)
/** Far beyond what is specified (4 s for a new picture), for busy machines. */
const patience = () => AbortSignal.timeout(45_000)

test('pictures that never come hold up nobody else’s', async ({ open, provider }) => {
  const site = await open()
  const stalled = Array.from({ length: 8 }, (_, index) => `stalled-${index}.jpg`)
  for (const file of stalled) provider.fail(`image/${file}`, { hang: true })
  const asked = stalled.map((file) => fetch(site.url + resized(file)))
  await expect.poll(() => provider.count('image')).toBe(stalled.length)

  const other = await fetch(site.url + resized('new.jpg'), { signal: patience() })
  expect(other.status).toBe(200)
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(stalled.map(() => 502))
})

test('a picture that never ends is given up', async ({ open, provider }) => {
  const site = await open()
  provider.fail('image/endless.jpg', { stall: true, contentType: 'image/jpeg' })
  for (const path of [resized('endless.jpg'), '/api/image/endless.jpg']) {
    const { status } = await fetch(site.url + path, { signal: patience() })
    expect(status, path).toBe(502)
  }
})

test('a source that failed is left alone for a while, others are not', async ({
  open,
  provider,
}) => {
  const site = await open()
  const ask = async (path: string) => (await fetch(site.url + path)).status
  provider.fail('image/broken.jpg', { hang: true })
  expect(await ask('/api/image/broken.jpg')).toBe(502)
  const asked = provider.count('image')
  expect(await ask('/api/image/broken.jpg')).toBe(502)
  expect(await ask(resized('broken.jpg'))).toBe(502)
  expect(provider.count('image')).toBe(asked)
  expect(await ask(resized('other.jpg'))).toBe(200)
})

test('what cannot be resized is never passed on as it is', async ({ open, provider }) => {
  const site = await open()
  const jpeg = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const bitmap = Buffer.concat([Buffer.from('BM'), Buffer.alloc(5000)])
  provider.setFile('huge.png', 'image/png', squarePng(20_000))
  provider.setFile('half.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2))
  provider.setFile('words.jpg', 'image/jpeg', 'no picture')
  provider.setFile('drawing', 'application/octet-stream', bitmap)
  for (const file of ['huge.png', 'half.jpg', 'words.jpg', 'drawing']) {
    const { status } = await fetch(site.url + resized(file), { headers: webp })
    expect.soft(status, file).toBe(502)
  }
  const download = await fetch(`${site.url}/api/image/drawing`)
  expect(download.status).toBe(200)
  expect(download.headers.get('content-disposition')).toMatch(/^attachment/)
})

test('of an animation the first picture is shown', async ({ open, provider }) => {
  const site = await open()
  const frames = Buffer.alloc(64 * 128 * 3, 200).fill(20, 0, 64 * 64 * 3)
  const animation = await sharp(frames, {
    raw: { width: 64, height: 128, channels: 3, pageHeight: 64 },
  })
    .gif()
    .toBuffer()
  expect((await sharp(animation).metadata()).pages).toBe(2)
  provider.setFile('wave.gif', 'image/gif', animation)
  const shown = await fetch(site.url + resized('wave.gif'), { headers: webp })
  expect(shown.headers.get('content-type')).toBe('image/webp')
  const { pages = 1, height } = await sharp(await shown.arrayBuffer()).metadata()
  expect([pages, height]).toEqual([1, 64])
})

test('a picture has one address: none with a number sign', async ({ open, provider }) => {
  const site = await open()
  const one = resized('one.png')
  for (const path of [
    one.replace('&w=', '%23a&w='),
    resized('one#a.png'),
    '/api/image/one%23a.png',
  ]) {
    const { status } = await rawRequest(site.url, path)
    expect.soft(status, path).toBeGreaterThanOrEqual(400)
    expect.soft(status, path).toBeLessThan(500)
  }
  expect(provider.count('image')).toBe(0)
  expect((await rawRequest(site.url, one)).status).toBe(200)
})

/** A black square, of a few bytes for each line. */
function squarePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit for each pixel, in shades of grey.
  header.set([1, 0, 0, 0, 0], 8)
  const lines = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(lines)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
