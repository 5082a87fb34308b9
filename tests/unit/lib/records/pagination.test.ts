import { getNextRange, parseRange, addRangeToUrl } from '@/lib/records/pagination'

const page = 20

describe('the range of a list in its URL', () => {
  it('is the first page by default', () => {
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
  ])('is parsed from %j with a maximum length', (parameters, range) => {
    expect(parseRange(parameters, page)).toEqual(range)
  })

  it('survives a round trip through the URL', () => {
    const range = { from: 200, shown: 40 }
    const query = new URL(addRangeToUrl('/news?year=2026', range, page), 'http://site').searchParams
    expect(parseRange(Object.fromEntries(query), page)).toEqual(range)
    expect(addRangeToUrl('/news', { from: 0, shown: 20 }, page)).toBe('/news')
  })

  it('reaches every entry, page after page', () => {
    const seen = new Set<number>()
    let range = parseRange({}, page)
    for (let steps = 0; steps < 40; steps++) {
      for (let place = range.from; place < range.from + range.shown; place++) seen.add(place)
      expect(range.shown).toBeLessThanOrEqual(200)
      range = getNextRange(range, page)
    }
    expect([...seen]).toEqual(Array.from({ length: seen.size }, (_, place) => place))
    expect(seen.size).toBeGreaterThan(700)
  })
})
