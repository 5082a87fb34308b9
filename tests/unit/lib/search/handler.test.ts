/** @jest-environment node */
import { handleSearch } from '@/lib/search/handler'
import { parseSearchQuery, searchEndpoint, searchHref, cleanQuery } from '@/lib/search/parameters'

const mockAnswer = jest.fn().mockResolvedValue({ results: [], missing: [] })
jest.mock('@/lib/search/service', () => ({
  siteSearch: { answer: (...given: unknown[]) => mockAnswer(...given) },
}))

const ask = (query: string) => handleSearch(new URLSearchParams(query))

describe('the search call', () => {
  it('takes words, a kind and a place to go on from', async () => {
    expect((await ask('q=+bus%0Afees+&kind=page&from=10')).status).toBe(200)
    expect(mockAnswer).toHaveBeenLastCalledWith(
      { query: 'bus fees', kind: 'page' },
      { from: 10, most: 10 },
    )
  })

  it.each([
    '',
    'q=',
    'q=+%0A+',
    'q=a&kind=x',
    'q=a&from=-1',
    'q=a&from=100000',
    'q=a&q=b',
    'q=a&show=9999',
    `q=${'x'.repeat(101)}`,
  ])('refuses what it does not take: %s', async (query) => {
    expect((await ask(query)).status).toBe(400)
  })

  it('is asked again soon when a list was missing', async () => {
    mockAnswer.mockResolvedValueOnce({ results: [], missing: ['news'] })
    const lifetimes = [await ask('q=a'), await ask('q=a')].map(({ headers }) =>
      Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]),
    )
    expect(lifetimes[0]).toBeLessThan(lifetimes[1]!)
  })
})

describe('the address of a search', () => {
  it('says what is searched for, and reads back the same', () => {
    const question = { query: 'fees & “bus” 100%', kind: 'news' } as const
    const address = new URL(searchHref(question), 'http://localhost')
    expect(parseSearchQuery(Object.fromEntries(address.searchParams))).toEqual(question)
    expect(searchHref({ query: 'bus', kind: 'all' })).toBe('/search?q=bus')
    expect(searchHref({ query: '', kind: 'news' })).toBe('/search')
    expect(searchEndpoint({ query: 'bus', kind: 'all' }, 20)).toBe('/api/search?q=bus&from=20')
  })

  it('takes the first of several words, no unknown kind, and no more than 100 letters', () => {
    expect(parseSearchQuery({ q: ['bus', 'fees'], kind: 'toString' })).toEqual({
      query: 'bus',
      kind: 'all',
    })
    expect(cleanQuery(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99))
    expect(cleanQuery('\u202etxt\u0000 শিক্ষ\u200cক')).toBe('txt শিক্ষ\u200cক')
  })
})
