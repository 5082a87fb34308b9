import { startWith, withProvider } from '@/tests/support/fixtures/content-service'
import { handleList, handleTabloid } from '@/lib/records/list-handler'

const news = Array.from({ length: 500 }, (_, index) => ({
  _id: String(index),
  title: index % 50 === 0 ? 'Examination' : 'Notice',
  fromDate: `202${index % 5}-03-10`,
  attachments: ['a.pdf', 'b.pdf'],
}))

const service = withProvider({ records: { news } })
beforeEach(() => {
  startWith(service.url)
})

const get = (query: string, list = 'news') => handleList(list, new URLSearchParams(query))
const body = async (query: string) => (await get(query)).json()

describe('the list API', () => {
  it('returns at most sixty entries and the total count', async () => {
    const page = await body('')
    expect(page).toMatchObject({ count: 500, months: [3], items: { length: 60 } })
    expect(page.years).toEqual([2024, 2023, 2022, 2021, 2020])
    expect(page.items[0].attachments).toHaveLength(1)
  })

  it('accepts filters and an offset', async () => {
    expect(await body('year=2021&month=3&from=60')).toMatchObject({
      filters: { year: 2021, month: 3, search: '' },
      count: 100,
      items: { length: 40 },
    })
    expect((await body('year=2020&month=all&q=exam')).count).toBe(10)
    expect((await body('from=99999')).items).toEqual([])
  })

  it.each([
    'year=20x5',
    'year=99999',
    'month=13',
    'month=0',
    'from=-1',
    'from=100000',
    'from=1e3',
    'show=9999',
    'year=2021&year=2022',
    `q=${'x'.repeat(101)}`,
  ])('rejects invalid parameters: %s', async (query) => {
    expect((await get(query)).status).toBe(400)
  })

  it('responds with 404 to an unknown list', async () => {
    expect((await get('', 'toString')).status).toBe(404)
  })

  it('responds with 502 when the service fails', async () => {
    service.fail('*', { status: 503 })
    const response = await get('year=2021')
    expect(response.status).toBe(502)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('the tabloid API', () => {
  const getTabloid = (query: string) => handleTabloid(new URLSearchParams(query))

  it('accepts only an offset', async () => {
    expect((await getTabloid('from=0')).status).toBe(200)
    expect((await getTabloid('from=x')).status).toBe(400)
    expect((await getTabloid('from=0&year=2021')).status).toBe(400)
  })
})
