/** @jest-environment node */
import { newDataDir, startWith, withProvider } from '@/tests/support/fixtures/content-service'
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { handleSocialImage } from '@/lib/social-images/handler'
import * as drawing from '@/lib/social-images/render-image'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { pageMetadata } from '@/lib/seo/metadata'
import { albumMetadata } from '@/lib/pages/album'
import { newsItemMetadata } from '@/lib/pages/news-item'
import { tabloidEntryMetadata } from '@/lib/pages/tabloid-entry'
import { readRecords } from '@/tests/support/servers/content-server'

jest.mock('@/lib/social-images/render-image', () => {
  const actual = jest.requireActual<typeof import('@/lib/social-images/render-image')>(
    '@/lib/social-images/render-image',
  )
  return { renderImage: jest.fn(actual.renderImage) }
})

const uniform = '640000000000000000000001'
const drawn = drawing.renderImage as jest.MockedFunction<typeof drawing.renderImage>
const service = withProvider()
beforeEach(() => {
  jest.clearAllMocks()
  jest.replaceProperty(env, 'dataDir', newDataDir())
  service.set('news', readRecords('news'))
  startWith(service.url)
})

/** Another reading of the service, as a minute later. */
const later = () => startWith(service.url)

type Metadata = Awaited<ReturnType<typeof pageMetadata>>

/** What a page's metadata names its card: what follows `/pictures/cards/`. */
function nameIn({ openGraph }: Metadata): string {
  const [image] = openGraph?.images as { url: string }[]
  return image!.url.replace('/pictures/cards/', '')
}
const newsCardName = async () => nameIn(await newsItemMetadata(uniform))

async function expectCard(answer: Response, caching: RegExp) {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(answer.headers.get('cache-control')).toMatch(caching)
  const file = Buffer.from(await answer.arrayBuffer())
  expect(file.length).toBeLessThanOrEqual(250_000)
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
}
const forGood = /^public, max-age=31536000, immutable$/
const forNow = /^public, max-age=60$/

describe('the card that a page names', () => {
  it.each([
    ['a page', () => pageMetadata('/fee-structure/fee-class-XI-AllStreams')],
    ['the home page', () => pageMetadata('/')],
    ['a news item', () => newsItemMetadata(uniform)],
    ['an album', () => albumMetadata('620000000000000000000001')],
    ['a story', () => tabloidEntryMetadata('four-minutes-of-rain')],
  ])('is there: of %s', async (_, metadata) => {
    await expectCard(await handleSocialImage(nameIn(await metadata())), forGood)
  })

  it('is drawn once, however often and however fast it is asked for', async () => {
    const name = await newsCardName()
    const answers = await Promise.all([1, 2, 3].map(() => handleSocialImage(name)))
    for (const answer of [...answers, await handleSocialImage(name)])
      await expectCard(answer, forGood)
    expect(drawn).toHaveBeenCalledTimes(1)
  })

  it('has another name when the title is another, and both are answered', async () => {
    const before = await newsCardName()
    const [first, ...others] = readRecords('news')
    service.set('news', [{ ...first, title: 'Summer uniform from Monday' }, ...others])
    later()
    const after = await newsCardName()
    expect(after).not.toBe(before)
    await expectCard(await handleSocialImage(after), forGood)
    // A page made before the change may be the one that a messenger has read.
    await expectCard(await handleSocialImage(before), forGood)
    expect(drawn.mock.calls.map(([card]) => card.title)).toEqual([
      'Summer uniform from Monday',
      'Winter uniform from Monday',
    ])
  })

  it('is drawn also where the page was made by another process, with no disk in common', async () => {
    const name = await newsCardName()
    rmSync(path.join(env.dataDir, 'cards'), { recursive: true })
    await expectCard(await handleSocialImage(name), forGood)
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
    ['a place without end', (name: string) => `${'news/'.repeat(500)}${name}`],
    ['a way up', (name: string) => `../../${name}`],
    ['another ending', (name: string) => name.replace('.jpg', '.png')],
    ['a broken escape', (name: string) => name.replace(uniform, '%zz')],
    [
      'a property of objects',
      (name: string) => name.replace(`news/${uniform}`, '__proto__/constructor'),
    ],
    ['no version', () => 'news'],
  ])('is plainly missing: %s', async (_, tamper) => {
    const answer = await handleSocialImage(tamper(await newsCardName()))
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(drawn).not.toHaveBeenCalled()
  })
})

describe('when something fails', () => {
  const withPhoto = () => {
    const [first] = readRecords('news')
    service.set('news', [{ ...first, attachments: ['albums/field.jpg'] }])
    later()
  }

  it('the card does without the photograph that the service cannot give, until it can', async () => {
    withPhoto()
    const name = await newsCardName()
    service.fail('image', { status: 503 })
    await expectCard(await handleSocialImage(name), forNow)
    service.clearFaults()
    await expectCard(await handleSocialImage(name), forGood)
    expect(drawn.mock.calls.map(([, photo]) => Boolean(photo))).toEqual([false, true])
  })

  it('the card does without a photograph that is none', async () => {
    withPhoto()
    service.setFile('albums/field.jpg', 'image/jpeg', 'not a picture')
    await expectCard(await handleSocialImage(await newsCardName()), forGood)
    service.setFile('albums/field.jpg', 'image/jpeg', '')
  })

  it('the general picture stands in for a card that cannot be drawn, and is not kept', async () => {
    const name = await newsCardName()
    drawn.mockRejectedValueOnce(new Error('no memory'))
    await expectCard(await handleSocialImage(name), forNow)
    expect(log.error).toHaveBeenCalledTimes(1)
    await expectCard(await handleSocialImage(name), forGood)
  })

  it('a card that was named is drawn while the service is away', async () => {
    const name = await newsCardName()
    service.fail('*', { status: 503 })
    later()
    await expectCard(await handleSocialImage(name), forGood)
    await expectCard(await handleSocialImage(name.replace(uniform, 'unknown')), forNow)
  })

  it('a disk that cannot be written to costs the copies, nothing else', async () => {
    jest.replaceProperty(env, 'dataDir', '/dev/null/nowhere')
    await expectCard(await handleSocialImage(await newsCardName()), forGood)
  })
})

it('keeps no more files than there is room for, the newest', async () => {
  const folder = path.join(env.dataDir, 'cards')
  mkdirSync(folder, { recursive: true })
  for (let number = 0; number < 3000; number++) {
    const file = path.join(folder, `${number}.jpg`)
    writeFileSync(file, '')
    utimesSync(file, number, number)
  }
  const name = await newsCardName()
  await expectCard(await handleSocialImage(name), forGood)
  const kept = readdirSync(folder)
  expect(kept.length).toBeLessThanOrEqual(3000)
  expect(kept).toContain('2999.jpg')
  expect(kept).not.toContain('0.jpg')
  await expectCard(await handleSocialImage(name), forGood)
  expect(drawn).toHaveBeenCalledTimes(1)
})
