import { ephemeralTag, isEphemeral } from '@/lib/page-cache/ephemeral.mjs'

const page = (status: number | undefined, tags?: string) =>
  ({ kind: 'APP_PAGE', html: '', status, headers: { 'x-next-cache-tags': tags } }) as never

it('404s and placeholders are ephemeral, other pages are not', () => {
  expect(isEphemeral(page(404, 'news'))).toBe(true)
  expect(isEphemeral({ kind: 'APP_ROUTE', status: 404, headers: {} } as never)).toBe(true)
  expect(isEphemeral(page(200, `news,${ephemeralTag}`))).toBe(true)
  expect(isEphemeral(page(200, 'news'))).toBe(false)
  expect(isEphemeral(page(undefined))).toBe(false)
  expect(isEphemeral({ kind: 'FETCH' } as never)).toBe(false)
  expect(isEphemeral(null)).toBe(false)
})
