import { handleSearch } from '@/lib/search/handler'
import { parseSearchQuery, searchEndpoint, searchHref, cleanQuery } from '@/lib/search/parameters'

const mockSearch = jest.fn().mockResolvedValue({ results: [], missing: [] })
const mockSuggest = jest.fn().mockResolvedValue({ suggestions: [], missing: [] })
jest.mock('@/lib/search/service', () => ({
  siteSearch: {
    search: (...parameters: unknown[]) => mockSearch(...parameters),
    suggest: (...parameters: unknown[]) => mockSuggest(...parameters),
  },
}))

const get = (query: string) => handleSearch(new URLSearchParams(query))

describe('the search API', () => {
  it('accepts a query, a kind and an offset', async () => {
    expect((await get('q=+bus%0Afees+&kind=page&from=10')).status).toBe(200)
    expect(mockSearch).toHaveBeenLastCalledWith(
      { query: 'bus fees', kind: 'page' },
      { from: 10, limit: 10 },
    )
  })

  it('responds with suggestions', async () => {
    const response = await get('q=+bus%0Afees+&as=suggestions')
    expect(mockSuggest).toHaveBeenLastCalledWith('bus fees')
    expect(await response.json()).toEqual({ suggestions: [], missing: [] })
  })

  it.each([
    '',
    'q=',
    'q=a&as=x',
    'q=&as=suggestions',
    'q=a&as=suggestions&from=10',
    'as=suggestions',
    'q=+%0A+',
    'q=a&kind=x',
    'q=a&from=-1',
    'q=a&from=100000',
    'q=a&q=b',
    'q=a&show=9999',
    `q=${'x'.repeat(101)}`,
  ])('rejects invalid parameters: %s', async (query) => {
    expect((await get(query)).status).toBe(400)
  })

  it('has a short lifetime when a list was missing', async () => {
    mockSearch.mockResolvedValueOnce({ results: [], missing: ['news'] })
    const lifetimes = [await get('q=a'), await get('q=a')].map(({ headers }) =>
      Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]),
    )
    expect(lifetimes[0]).toBeLessThan(lifetimes[1]!)
  })
})

describe('the URL of a search', () => {
  it('survives a round trip', () => {
    const searchQuery = { query: 'fees & “bus” 100%', kind: 'news' } as const
    const url = new URL(searchHref(searchQuery), 'http://localhost')
    expect(parseSearchQuery(Object.fromEntries(url.searchParams))).toEqual(searchQuery)
    expect(searchHref({ query: 'bus', kind: 'all' })).toBe('/search?q=bus')
    expect(searchHref({ query: '', kind: 'news' })).toBe('/search')
    expect(searchEndpoint({ query: 'bus', kind: 'all' }, 20)).toBe('/api/search?q=bus&from=20')
  })

  it('has the first of repeated parameters, a known kind, and at most 100 characters', () => {
    expect(parseSearchQuery({ q: ['bus', 'fees'], kind: 'toString' })).toEqual({
      query: 'bus',
      kind: 'all',
    })
    expect(cleanQuery(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99))
    expect(cleanQuery('\u202etxt\u0000 শিক্ষ\u200cক')).toBe('txt শিক্ষ\u200cক')
  })
})
