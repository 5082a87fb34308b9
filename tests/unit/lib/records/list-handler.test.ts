/** @jest-environment node */
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

const ask = (query: string, list = 'news') => handleList(list, new URLSearchParams(query))
const body = async (query: string) => (await ask(query)).json()

describe('the call for what a list did not show at first', () => {
  it('answers no more than sixty entries, and counts all', async () => {
    const answer = await body('')
    expect(answer).toMatchObject({ count: 500, months: [3], items: { length: 60 } })
    expect(answer.years).toEqual([2024, 2023, 2022, 2021, 2020])
    expect(answer.items[0].attachments).toHaveLength(1)
  })

  it('takes filters and a place to go on from', async () => {
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
  ])('refuses what it does not take: %s', async (query) => {
    expect((await ask(query)).status).toBe(400)
  })

  it('knows no other lists', async () => {
    expect((await ask('', 'toString')).status).toBe(404)
  })

  it('says that the service failed', async () => {
    service.fail('*', { status: 503 })
    const answer = await ask('year=2021')
    expect(answer.status).toBe(502)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('the call for more stories', () => {
  const askFor = (query: string) => handleTabloid(new URLSearchParams(query))

  it('takes a place to go on from, and nothing else', async () => {
    expect((await askFor('from=0')).status).toBe(200)
    expect((await askFor('from=x')).status).toBe(400)
    expect((await askFor('from=0&year=2021')).status).toBe(400)
  })
})
