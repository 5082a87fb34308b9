import { startWith, withProvider } from '@/tests/support/fixtures/content-service'
import { handleTabloid } from '@/lib/records/tabloid-handler'

const service = withProvider({ records: { blog: [{ _id: 'a', title: 'First flush' }] } })
beforeEach(() => {
  startWith(service.url)
})

const get = (query: string) => handleTabloid(new URLSearchParams(query))

describe('the tabloid API', () => {
  it('returns the cards from an offset', async () => {
    expect(await (await get('from=0')).json()).toMatchObject([{ title: 'First flush' }])
    expect(await (await get('from=99999')).json()).toEqual([])
  })

  it.each(['from=x', 'from=-1', 'from=1e3', 'from=100000', 'from=0&year=2021', 'from=0&from=6'])(
    'accepts only one offset: %s',
    async (query) => {
      expect((await get(query)).status).toBe(400)
    },
  )

  it('responds with 502 when the service fails', async () => {
    service.fail('*', { status: 503 })
    const response = await get('from=0')
    expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store'])
  })
})
