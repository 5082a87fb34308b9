import { createHttpSource } from '@/lib/content/client/http'
import { createListCache } from '@/lib/content/client/list-cache'
import { parseRecords } from '@/lib/content/schemas'
import { startContentServer, type ContentServer } from '@/tests/support/servers/content-server'

let service: ContentServer
beforeAll(async () => {
  service = await startContentServer()
})
beforeEach(() => service.clearFaults())
afterAll(() => service.stop())

const endpoint = '/api/news/All/dvs'
const row = (_id: string, title: string) => ({ _id, title, fromDate: '2026-05-04' })
const rows = [row('1', 'First'), row('2', 'Second')]
const newSource = () => createHttpSource({ url: service.url })
const read = async (source: ReturnType<typeof newSource>, path = endpoint) =>
  (await source.read(path)) as object[]

describe('a list that is read again', () => {
  it('is the same object when it has not changed', async () => {
    service.set('news', rows)
    const source = newSource()
    expect(await read(source)).toBe(await read(source))
  })

  it('is the same object for two endpoints with the same response', async () => {
    service.set('news', rows)
    const source = newSource()
    expect(await read(source)).toBe(await read(source, '/api/news/dvs'))
  })

  it('has the same objects for unchanged records', async () => {
    service.set('news', rows)
    const source = newSource()
    const before = await read(source)
    service.set('news', [row('3', 'Third'), rows[0], row('2', 'Second, corrected')])
    const after = await read(source)
    expect(after).toEqual([row('3', 'Third'), rows[0], row('2', 'Second, corrected')])
    expect(after[1]).toBe(before[0])
    expect(parseRecords('news', after)[1]).toBe(parseRecords('news', before)[0])
  })

  it('is not sent again by a provider that supports ETags', async () => {
    const etag = '"as-it-was"'
    const source = newSource()
    service.fail(endpoint.split('/').slice(2, 4).join('/'), {
      body: JSON.stringify(rows),
      headers: { etag },
      times: 1,
    })
    const before = await read(source)
    service.fail('news/All', { status: 304, body: '' })
    expect(await read(source)).toBe(before)
    expect(service.requests.at(-1)?.headers['if-none-match']).toBe(etag)
  })

  it('fails on a 304 to an unconditional request', async () => {
    service.fail('news/All', { status: 304, body: '' })
    await expect(read(newSource())).rejects.toThrow('Request failed with status code 304')
  })
})

describe('the encoding of a list', () => {
  const text = '[{"_id":"1","title":"পূজার ছুটি"}]'
  const utf16 = Buffer.from(text, 'utf16le')
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without a mark', utf16],
    ['UTF-16, the high byte first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['the same without a mark', Buffer.from(utf16).swap16()],
  ])('may be %s', (_, bytes) => {
    expect(createListCache().store('/api/news/dvs', undefined, bytes)).toEqual(JSON.parse(text))
  })
})
