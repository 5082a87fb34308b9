import { newDataDir, startWith, withProvider } from '@/tests/support/fixtures/content-service'
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { handleSocialImage } from '@/lib/social-images/handler'
import * as renderModule from '@/lib/social-images/render-image'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { pageMetadata } from '@/lib/seo/metadata'
import { buildAlbumMetadata } from '@/lib/pages/album'
import { buildNewsItemMetadata } from '@/lib/pages/news-item'
import { buildTabloidEntryMetadata } from '@/lib/pages/tabloid-entry'
import { readRecords } from '@/tests/support/servers/content-server'

jest.mock('@/lib/social-images/render-image', () => {
  const actual = jest.requireActual<typeof import('@/lib/social-images/render-image')>(
    '@/lib/social-images/render-image',
  )
  return { renderImage: jest.fn(actual.renderImage) }
})

const uniform = '640000000000000000000001'
const renderImage = renderModule.renderImage as jest.MockedFunction<typeof renderModule.renderImage>
const service = withProvider()
beforeEach(() => {
  jest.clearAllMocks()
  jest.replaceProperty(env, 'dataDir', newDataDir())
  service.set('news', readRecords('news'))
  startWith(service.url)
})

/** Reads the service again, like after the cache has expired. */
const readAgain = () => startWith(service.url)

type Metadata = Awaited<ReturnType<typeof pageMetadata>>

/** The name of a page's social image in its metadata: the part after `/pictures/cards/`. */
function getImageName({ openGraph }: Metadata): string {
  const [image] = openGraph?.images as { url: string }[]
  return image!.url.replace('/pictures/cards/', '')
}
const newsImageName = async () => getImageName(await buildNewsItemMetadata(uniform))

async function expectImage(response: Response, caching: RegExp) {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toMatch(caching)
  const file = Buffer.from(await response.arrayBuffer())
  expect(file.length).toBeLessThanOrEqual(250_000)
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
}
const permanent = /^public, max-age=31536000, immutable$/
const brief = /^public, max-age=60$/

describe('the social image of', () => {
  it.each([
    ['a page', () => pageMetadata('/fee-structure/fee-class-XI-AllStreams')],
    ['the home page', () => pageMetadata('/')],
    ['a news item', () => buildNewsItemMetadata(uniform)],
    ['an album', () => buildAlbumMetadata('620000000000000000000001')],
    ['a story', () => buildTabloidEntryMetadata('four-minutes-of-rain')],
  ])('%s is served', async (_, metadata) => {
    await expectImage(await handleSocialImage(getImageName(await metadata())), permanent)
  })

  it('a record is rendered once for several requests', async () => {
    const name = await newsImageName()
    const responses = await Promise.all([1, 2, 3].map(() => handleSocialImage(name)))
    for (const response of [...responses, await handleSocialImage(name)])
      await expectImage(response, permanent)
    expect(renderImage).toHaveBeenCalledTimes(1)
  })

  it('a changed record has another name, and both versions are served', async () => {
    const before = await newsImageName()
    const [first, ...others] = readRecords('news')
    service.set('news', [{ ...first, title: 'Summer uniform from Monday' }, ...others])
    readAgain()
    const after = await newsImageName()
    expect(after).not.toBe(before)
    await expectImage(await handleSocialImage(after), permanent)
    // A messenger may have read the page before the change.
    await expectImage(await handleSocialImage(before), permanent)
    expect(renderImage.mock.calls.map(([image]) => image.title)).toEqual([
      'Summer uniform from Monday',
      'Winter uniform from Monday',
    ])
  })

  it('a page that another instance has rendered is served without a shared disk', async () => {
    const name = await newsImageName()
    rmSync(path.join(env.dataDir, 'social-images'), { recursive: true })
    await expectImage(await handleSocialImage(name), permanent)
  })
})

describe('a made-up name', () => {
  it.each([
    [
      'another version',
      (name: string) => name.replace(/.(?=\.jpg)/, (end) => (end === '0' ? '1' : '0')),
    ],
    [
      'the version of another page',
      (name: string) => name.replace(uniform, '640000000000000000000002'),
    ],
    ['an unknown record', (name: string) => name.replace(uniform, 'nobody')],
    ['an unknown page', (name: string) => name.replace('news/', 'about/')],
    ['a very long place', (name: string) => `${'news/'.repeat(500)}${name}`],
    ['a path traversal', (name: string) => `../../${name}`],
    ['another extension', (name: string) => name.replace('.jpg', '.png')],
    ['a broken escape', (name: string) => name.replace(uniform, '%zz')],
    [
      'a property of objects',
      (name: string) => name.replace(`news/${uniform}`, '__proto__/constructor'),
    ],
    ['no version', () => 'news'],
  ])('is 404: %s', async (_, tamper) => {
    const response = await handleSocialImage(tamper(await newsImageName()))
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(renderImage).not.toHaveBeenCalled()
  })
})

describe('when something fails', () => {
  const withPhoto = () => {
    const [first] = readRecords('news')
    service.set('news', [{ ...first, attachments: ['albums/field.jpg'] }])
    readAgain()
  }

  it('the image has no photograph while the service fails', async () => {
    withPhoto()
    const name = await newsImageName()
    service.fail('image', { status: 503 })
    await expectImage(await handleSocialImage(name), brief)
    service.clearFaults()
    await expectImage(await handleSocialImage(name), permanent)
    expect(renderImage.mock.calls.map(([, photo]) => Boolean(photo))).toEqual([false, true])
  })

  it('the image has no photograph when the file is not a picture', async () => {
    withPhoto()
    service.setFile('albums/field.jpg', 'image/jpeg', 'not a picture')
    await expectImage(await handleSocialImage(await newsImageName()), permanent)
    service.setFile('albums/field.jpg', 'image/jpeg', '')
  })

  it('the default picture replaces an image that cannot be rendered, and is not stored', async () => {
    const name = await newsImageName()
    renderImage.mockRejectedValueOnce(new Error('no memory'))
    await expectImage(await handleSocialImage(name), brief)
    expect(log.error).toHaveBeenCalledTimes(1)
    await expectImage(await handleSocialImage(name), permanent)
  })

  it('an image that a page refers to is rendered while the service is unavailable', async () => {
    const name = await newsImageName()
    service.fail('*', { status: 503 })
    readAgain()
    await expectImage(await handleSocialImage(name), permanent)
    await expectImage(await handleSocialImage(name.replace(uniform, 'unknown')), brief)
  })

  it('images are served without a writable disk', async () => {
    jest.replaceProperty(env, 'dataDir', '/dev/null/nowhere')
    await expectImage(await handleSocialImage(await newsImageName()), permanent)
  })
})

it('stores a limited number of files and deletes the oldest', async () => {
  const folder = path.join(env.dataDir, 'social-images')
  mkdirSync(folder, { recursive: true })
  for (let number = 0; number < 3000; number++) {
    const file = path.join(folder, `${number}.jpg`)
    writeFileSync(file, '')
    utimesSync(file, number, number)
  }
  const name = await newsImageName()
  await expectImage(await handleSocialImage(name), permanent)
  const stored = readdirSync(folder)
  expect(stored.length).toBeLessThanOrEqual(3000)
  expect(stored).toContain('2999.jpg')
  expect(stored).not.toContain('0.jpg')
  await expectImage(await handleSocialImage(name), permanent)
  expect(renderImage).toHaveBeenCalledTimes(1)
})
