/** @jest-environment node */
import { nextRange, parseRange, urlWithRange } from '@/lib/records/pagination'

const page = 20

describe('the part of a list that an address names', () => {
  it('is the first page when it names none', () => {
    expect(parseRange({}, page)).toEqual({ from: 0, shown: 20 })
  })

  it.each([
    [
      { show: '60', from: '200' },
      { from: 200, shown: 60 },
    ],
    [{ show: '5' }, { from: 0, shown: 20 }],
    [{ show: '99999' }, { from: 0, shown: 200 }],
    [
      { show: '1e9', from: '-1' },
      { from: 0, shown: 20 },
    ],
  ])('is read from %j, and never has no end', (parameters, span) => {
    expect(parseRange(parameters, page)).toEqual(span)
  })

  it('survives the way into the address and back', () => {
    const span = { from: 200, shown: 40 }
    const query = new URL(urlWithRange('/news?year=2026', span, page), 'http://site').searchParams
    expect(parseRange(Object.fromEntries(query), page)).toEqual(span)
    expect(urlWithRange('/news', { from: 0, shown: 20 }, page)).toBe('/news')
  })

  it('leads to every entry, page after page', () => {
    const seen = new Set<number>()
    let span = parseRange({}, page)
    for (let steps = 0; steps < 40; steps++) {
      for (let place = span.from; place < span.from + span.shown; place++) seen.add(place)
      expect(span.shown).toBeLessThanOrEqual(200)
      span = nextRange(span, page)
    }
    expect([...seen]).toEqual(Array.from({ length: seen.size }, (_, place) => place))
    expect(seen.size).toBeGreaterThan(700)
  })
})
