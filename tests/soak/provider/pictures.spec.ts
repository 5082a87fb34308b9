import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { rawRequest } from '../../support/browser/raw-request'
import { expect, test } from '../enquiries/fixture'

/** Path at which Next resizes an image of the content service. */
const resizedPath = (file: string) => {
  const url = encodeURIComponent(`/api/image/${encodeURIComponent(file)}`)
  return `/_next/image?url=${url}&w=480&q=65`
}

const webp = { accept: 'image/webp' }

test.setTimeout(120_000)
/** Far longer than specified (4 s for a new picture), for slow machines. */
const timeout = () => AbortSignal.timeout(45_000)

test('pictures that never load do not delay other pictures', async ({ launch, provider }) => {
  const site = await launch()
  const stalled = Array.from({ length: 8 }, (_, index) => `stalled-${index}.jpg`)
  for (const file of stalled) provider.fail(`image/${file}`, { hang: true })
  const responses = stalled.map((file) => fetch(site.url + resizedPath(file)))
  await expect.poll(() => provider.count('image')).toBe(stalled.length)

  const other = await fetch(site.url + resizedPath('new.jpg'), { signal: timeout() })
  expect(other.status).toBe(200)
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual(stalled.map(() => 502))
})

test('a picture that never ends is aborted', async ({ launch, provider }) => {
  const site = await launch()
  provider.fail('image/endless.jpg', { stall: true, contentType: 'image/jpeg' })
  for (const path of [resizedPath('endless.jpg'), '/api/image/endless.jpg']) {
    const { status } = await fetch(site.url + path, { signal: timeout() })
    expect(status, path).toBe(502)
  }
})

test('a source that failed is not requested again for a while, others are', async ({
  launch,
  provider,
}) => {
  const site = await launch()
  const statusOf = async (path: string) => (await fetch(site.url + path)).status
  provider.fail('image/broken.jpg', { hang: true })
  expect(await statusOf('/api/image/broken.jpg')).toBe(502)
  const before = provider.count('image')
  expect(await statusOf('/api/image/broken.jpg')).toBe(502)
  expect(await statusOf(resizedPath('broken.jpg'))).toBe(502)
  expect(provider.count('image')).toBe(before)
  expect(await statusOf(resizedPath('other.jpg'))).toBe(200)
})

test('a file that cannot be resized is never served unchanged', async ({ launch, provider }) => {
  const site = await launch()
  const jpeg = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const bitmap = Buffer.concat([Buffer.from('BM'), Buffer.alloc(5000)])
  provider.setFile('huge.png', 'image/png', squarePng(20_000))
  provider.setFile('half.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2))
  provider.setFile('words.jpg', 'image/jpeg', 'no picture')
  provider.setFile('drawing', 'application/octet-stream', bitmap)
  for (const file of ['huge.png', 'half.jpg', 'words.jpg', 'drawing']) {
    const { status } = await fetch(site.url + resizedPath(file), { headers: webp })
    expect.soft(status, file).toBe(502)
  }
  const download = await fetch(`${site.url}/api/image/drawing`)
  expect(download.status).toBe(200)
  expect(download.headers.get('content-disposition')).toMatch(/^attachment/)
})

test('the first frame of an animation is shown', async ({ launch, provider }) => {
  const site = await launch()
  const frames = Buffer.alloc(64 * 128 * 3, 200).fill(20, 0, 64 * 64 * 3)
  const animation = await sharp(frames, {
    raw: { width: 64, height: 128, channels: 3, pageHeight: 64 },
  })
    .gif()
    .toBuffer()
  expect((await sharp(animation).metadata()).pages).toBe(2)
  provider.setFile('wave.gif', 'image/gif', animation)
  const shown = await fetch(site.url + resizedPath('wave.gif'), { headers: webp })
  expect(shown.headers.get('content-type')).toBe('image/webp')
  const { pages = 1, height } = await sharp(await shown.arrayBuffer()).metadata()
  expect([pages, height]).toEqual([1, 64])
})

test('a picture has one address: a number sign is refused', async ({ launch, provider }) => {
  const site = await launch()
  const one = resizedPath('one.png')
  for (const path of [
    one.replace('&w=', '%23a&w='),
    resizedPath('one#a.png'),
    '/api/image/one%23a.png',
  ]) {
    const { status } = await rawRequest(site.url, path)
    expect.soft(status, path).toBeGreaterThanOrEqual(400)
    expect.soft(status, path).toBeLessThan(500)
  }
  expect(provider.count('image')).toBe(0)
  expect((await rawRequest(site.url, one)).status).toBe(200)
})

/** A black square that compresses to a few bytes for each line. */
function squarePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit for each pixel, greyscale.
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
