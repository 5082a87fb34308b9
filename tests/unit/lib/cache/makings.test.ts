/** @jest-environment node */
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { Makings, moment } from '@/lib/cache/makings.mjs'

const value = { kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': 'news' } } as never
const entryOf = (lastModified: number) =>
  ({ lastModified, value, cacheControl: { revalidate: 60, expire: 3600 } }) as never
const revalidate = (at: number) => tagsManifest.set('news', { stale: at })

afterEach(() => tagsManifest.clear())

test('a page begun before its tag was revalidated is made once more', () => {
  const makings = new Makings()
  makings.asked('/news', null)
  const begun = moment()
  revalidate(begun + 5)
  const entryTime = makings.finished('/news', value)
  const entry = entryOf(entryTime)
  tagsManifest.clear()
  expect(makings.asked('/news', entry)?.lastModified).toBeLessThan(entryTime)
  expect(makings.finished('/news', value)).toBeGreaterThanOrEqual(begun)
  expect(makings.asked('/news', entry)).toBe(entry)
})

test('a page begun afterwards stands', () => {
  const makings = new Makings()
  revalidate(moment() - 5)
  makings.asked('/news', null)
  const entry = entryOf(makings.finished('/news', value))
  expect(makings.asked('/news', entry)).toBe(entry)
})

test('a page that nobody was seen to ask for was begun just now', () => {
  const before = moment()
  expect(new Makings().finished('/news', value)).toBeGreaterThanOrEqual(before)
})
