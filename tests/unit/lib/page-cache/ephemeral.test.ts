import { ephemeralTag, isEphemeral } from '@/lib/page-cache/ephemeral.mjs'

const page = (status: number | undefined, tags?: string) =>
  ({ kind: 'APP_PAGE', html: '', status, headers: { 'x-next-cache-tags': tags } }) as never

it('pages for a query, 404s and placeholders are ephemeral, other pages are not', () => {
  expect(isEphemeral('/news/1', page(404, 'news'))).toBe(true)
  expect(isEphemeral('/news/1', { kind: 'APP_ROUTE', status: 404, headers: {} } as never)).toBe(
    true,
  )
  expect(isEphemeral('/news/1', page(200, `news,${ephemeralTag}`))).toBe(true)
  expect(isEphemeral('/news/1', page(200, 'news'))).toBe(false)
  expect(isEphemeral('/news/1', page(undefined))).toBe(false)
  for (const key of [
    '/query/news/eD0x',
    '/query/bn/fee-structure/eD0x',
    'APP_PAGE/6f/$/part/events/eD0x',
  ])
    expect(isEphemeral(key, page(200, 'news'))).toBe(true)
  expect(isEphemeral('/news/query', page(200, 'news'))).toBe(false)
  expect(isEphemeral('/news/1', { kind: 'FETCH' } as never)).toBe(false)
  expect(isEphemeral('/news/1', null)).toBe(false)
})
