import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createEmbeddedSource } from '@/lib/content/client/embedded'

const folder = mkdtempSync(path.join(tmpdir(), 'embedded-'))
const records = path.join(folder, 'records')
const media = path.join(folder, 'media')
const source = createEmbeddedSource({ records, media })
const write = (name: string, rows: unknown) =>
  writeFileSync(path.join(records, `${name}.json`), JSON.stringify(rows))

beforeAll(() => {
  mkdirSync(records)
  mkdirSync(path.join(media, 'albums'), { recursive: true })
  writeFileSync(path.join(folder, 'secret.txt'), 'secret')
  writeFileSync(path.join(media, 'albums/one.jpg'), 'picture')
})
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00+05:30'), doNotFake: ['setImmediate'] })
})
afterEach(() => jest.useRealTimers())

const past = { _id: '1', fromDate: '2026-11-20T00:00:00.000Z', date: '2026-11-20T00:00:00.000Z' }
const today = { _id: '2', fromDate: '2026-11-21', date: '2026-11-21' }
const tomorrow = { _id: '3', fromDate: '2026-11-22', date: '2026-11-22', blog_seo: 'tomorrow' }
const undated = { _id: '4' }
const all = [tomorrow, today, past, undated]

describe('the embedded content service', () => {
  it.each([
    ['news', 'news'],
    ['news', 'news/All'],
    ['highlight', 'highlight'],
    ['highlight', 'highlight/all'],
    ['gallery', 'gallery/All'],
    ['blog', 'blog/All'],
  ])('publishes %s records no earlier than their date (%s)', async (file, endpoint) => {
    write(file, all)
    await expect(source.read(`/api/${endpoint}/dvs`)).resolves.toEqual([today, past, undated])
  })

  it('publishes events before their date', async () => {
    write('events', all)
    await expect(source.read('/api/events/dvs')).resolves.toEqual(all)
    await expect(source.read('/api/events/All/dvs')).resolves.toEqual(all)
  })

  it('publishes a record at midnight in Asia/Kolkata', async () => {
    write('news', [tomorrow])
    jest.setSystemTime(new Date('2026-11-21T23:59:00+05:30'))
    await expect(source.read('/api/news/dvs')).resolves.toEqual([])
    jest.setSystemTime(new Date('2026-11-22T00:00:00+05:30'))
    await expect(source.read('/api/news/dvs')).resolves.toEqual([tomorrow])
  })

  it('returns one record by id or slug once it is published', async () => {
    write('blog', [...all, { _id: '5', blog_seo: 'a slug & more' }])
    write('gallery', all)
    const slug = encodeURIComponent('a slug & more')
    await expect(source.read(`/api/innerBlog?blog=${slug}`)).resolves.toMatchObject({ _id: '5' })
    await expect(source.read('/api/innerBlog?id=1')).resolves.toEqual(past)
    await expect(source.read('/api/innerBlog?blog=tomorrow')).resolves.toBeUndefined()
    await expect(source.read('/api/subGallery?id=2')).resolves.toEqual(today)
    await expect(source.read('/api/subGallery?id=3')).resolves.toBeUndefined()
  })

  it('returns undefined for any other path', async () => {
    await expect(source.read('/api/certificates/dvs')).resolves.toBeUndefined()
    await expect(source.read('/api/news/All/more/dvs')).resolves.toBeUndefined()
  })

  it('fails like a provider when a records file is invalid', async () => {
    writeFileSync(path.join(records, 'news.json'), '[{"title": "half a')
    await expect(source.read('/api/news/dvs')).rejects.toThrow('Unexpected response')
  })
})

describe('files of the embedded content service', () => {
  it('have a type, a size and an ETag', async () => {
    const file = await source.file('albums/one.jpg', {})
    expect(file).toMatchObject({ type: 'image/jpeg', size: 7 })
    expect(await new Response(file?.body).text()).toBe('picture')
    const unchanged = await source.file('albums/one.jpg', { etag: `"other", W/${file?.etag}` })
    expect(unchanged?.body).toBeNull()
  })

  it('are never folders', async () => {
    await expect(source.file('albums', {})).resolves.toBeUndefined()
    await expect(source.file('albums/none.jpg', {})).resolves.toBeUndefined()
  })
})

it.each([
  ['a byte order mark', 'utf8'],
  ['UTF-16', 'utf16le'],
] as const)('reads a file with %s, as Windows saves it', async (_, encoding) => {
  const text = `\ufeff${JSON.stringify([past])}`
  writeFileSync(path.join(records, 'news.json'), Buffer.from(text, encoding))
  await expect(source.read('/api/news/dvs')).resolves.toEqual([past])
})
