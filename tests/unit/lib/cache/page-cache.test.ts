/** @jest-environment node */
import { mkdtempSync } from 'node:fs'
import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PageCache from '@/lib/cache/page-cache.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'page-cache-'))
const kind = 'APP_PAGE' as never

const cacheOf = () =>
  new PageCache({
    fs: { ...fs, existsSync: () => false, readFileSync: () => '' } as never,
    flushToDisk: false,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  } as never)

const pageOf = (html: string) =>
  ({
    kind,
    html,
    rscData: undefined,
    headers: { 'x-next-cache-tags': 'news' },
    status: 200,
  }) as never

/** Breaks when an upgrade of Next changes what it keeps: then this file and `lib/cache` need a look. */
test('a page comes back with a policy of its own, whoever asks', async () => {
  await cacheOf().set('/about', pageOf('<script>a()</script>'), {} as never)
  const entry = await cacheOf().get('/about', { kind } as never)
  expect(entry?.value).toMatchObject({
    html: '<script>a()</script>',
    headers: { 'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-") },
  })
})

test('a page says its age, so that nobody keeps it beyond its time', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] })
  await cacheOf().set('/news', pageOf(''), {} as never)
  const ageAfter = async (milliseconds: number) => {
    jest.advanceTimersByTime(milliseconds)
    return (await cacheOf().get('/news', { kind } as never))?.value
  }
  expect(await ageAfter(0)).toMatchObject({ headers: { age: '0' } })
  expect(await ageAfter(8_200)).toMatchObject({ headers: { age: '9' } })
  jest.useRealTimers()
})

test('nor does anybody keep one that is to be made anew before', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] })
  const cache = cacheOf()
  const context = { cacheControl: { revalidate: 3600, expire: undefined } } as never
  await cache.set('/news', pageOf(''), context)
  jest.advanceTimersByTime(1000)
  await cache.revalidateTag('news', { expire: 86_400 })
  expect((await cache.get('/news', { kind } as never))?.value).toMatchObject({
    headers: { age: '3600' },
  })
  jest.useRealTimers()
})

test('a page without need of the framework comes back without it', async () => {
  const html = '<meta name="framework-script" content="none"/><script>a()</script>Fees'
  await cacheOf().set('/fees', pageOf(html), {} as never)
  const entry = await cacheOf().get('/fees', { kind } as never)
  expect(entry?.value).toMatchObject({
    html: 'Fees',
    headers: { 'content-security-policy': expect.stringContaining("script-src 'self';") },
  })
})
