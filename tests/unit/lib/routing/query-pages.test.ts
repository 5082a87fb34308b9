import { readFileSync } from 'node:fs'
import { decodeQuery, queryKeys, getQueryPath } from '@/lib/routing/query-pages'

test('nginx does not cache pages with filters, and limits their rate', () => {
  const config = readFileSync('deploy/nginx/nginx.conf', 'utf8')
  const [, keys = ''] = /\[\?&\]\(\?:([\w|]+)\)=" off;/.exec(config) ?? []
  expect(keys.split('|').sort()).toEqual([...queryKeys].sort())
})

test('the query of a page is a segment of the path of another, in any script', () => {
  const path = getQueryPath('/bn/fee-structure', '?class=9&q=%E0%A6%AB%E0%A6%BF&class=10')!
  expect(path).toMatch(/^\/query\/bn\/fee-structure\/[\w-]+$/)
  expect(decodeQuery(path.split('/').at(-1)!)).toEqual({ class: ['9', '10'], q: ['ফি'] })
  expect(decodeQuery('****')).toEqual({})
})

test('a list has another path without its page, and no path without filters', () => {
  expect(getQueryPath('/news', '?part=list')).toMatch(/^\/part\/news\/[\w-]+$/)
  expect(getQueryPath('/news', '?utm_source=whatsapp')).toBeUndefined()
  expect(getQueryPath('/about', '?year=2026')).toBeUndefined()
})

test('albums that cannot exist share a page', () => {
  const album = '/beyond-academic/photo-categories'
  expect(getQueryPath(album, '?id=6b00')).toBe(`${album}/6b00`)
  for (const id of ['', '..', 'a.b', 'a%2Fb', 'x'.repeat(65)])
    expect(getQueryPath(album, `?id=${id}`)).toBe(`${album}/~`)
  expect(getQueryPath(album, '')).toBeUndefined()
})
