/** @jest-environment node */
import { FleetingPages, fleetingTag, isFleeting } from '@/lib/cache/fleeting.mjs'

const page = (status: number | undefined, tags?: string) =>
  ({ kind: 'APP_PAGE', html: '', status, headers: { 'x-next-cache-tags': tags } }) as never

it('a page of no record and a placeholder pass; a page that shows something stays', () => {
  expect(isFleeting(page(404, 'news'))).toBe(true)
  expect(isFleeting({ kind: 'APP_ROUTE', status: 404, headers: {} } as never)).toBe(true)
  expect(isFleeting(page(200, `news,${fleetingTag}`))).toBe(true)
  expect(isFleeting(page(200, 'news'))).toBe(false)
  expect(isFleeting(page(undefined))).toBe(false)
  expect(isFleeting({ kind: 'FETCH' } as never)).toBe(false)
  expect(isFleeting(null)).toBe(false)
})

it('the last ones are there, however many come', () => {
  const pages = new FleetingPages()
  const entry = {} as never
  for (let number = 0; number < 1000; number++) pages.set(`/news/${number}`, entry)
  expect(pages.get('/news/0')).toBeUndefined()
  expect(pages.get('/news/999')).toBe(entry)
  pages.delete('/news/999')
  expect(pages.get('/news/999')).toBeUndefined()
})
