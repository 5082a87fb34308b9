import { newDataDir, startWith, withProvider } from '@/tests/support/fixtures/content-service'
import { handleRead, handleOtherMethods } from '@/lib/content/handlers'
import { readRecords } from '@/tests/support/servers/content-server'

const service = withProvider()

const createUrl = (path: string) => new URL(path, 'http://site.example')
const get = (path: string) => handleRead(createUrl(path))
const start = (dataDir?: string) => startWith(service.url, dataDir)

describe('the read endpoints of the site', () => {
  it.each([
    ['highlight', 'highlight'],
    ['highlight/all', 'highlight'],
    ['news', 'news'],
    ['news/All', 'news'],
    ['events', 'events'],
    ['events/All', 'events'],
    ['gallery', 'gallery'],
    ['gallery/All', 'gallery'],
    ['blog/All', 'blog'],
    ['notification', 'notification'],
    ['onlineRegistration', 'onlineRegistration'],
  ])('/api/%s returns the records unchanged', async (endpoint, name) => {
    start()
    const response = await get(`/api/${endpoint}/dvs`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(readRecords(name))
    expect(response.headers.get('x-content-source')).toBe('live')
    expect(response.headers.get('cache-control')).toContain('s-maxage=60,')
    expect(Date.parse(response.headers.get('last-modified') ?? '')).not.toBeNaN()
    expect(service.requests.map((request) => request.endpoint)).toEqual([endpoint])
  })

  it.each([
    '/api/news/other',
    '/api/news',
    '/api/news/all/dvs',
    '/api/certificates/dvs',
    '/api',
    '/api/',
  ])('respond with 404 to %s', async (path) => {
    start()
    expect((await get(path)).status).toBe(404)
    expect((await handleOtherMethods(createUrl(path))).status).toBe(404)
    expect(service.requests).toEqual([])
  })

  it('accept only GET and HEAD', async () => {
    start()
    const response = await handleOtherMethods(createUrl('/api/news/dvs'))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it('never expose the token', async () => {
    start()
    const response = await get('/api/notification/dvs')
    expect(service.requests[0]?.headers.authorization).toBe('Bearer token-of-the-school')
    expect(await response.text()).not.toContain('token-of-the-school')
  })

  it('return one record by slug or id', async () => {
    start()
    const [entry] = readRecords('blog')
    expect(await (await get('/api/innerBlog?blog=a-night-with-the-telescope')).json()).toEqual(
      entry,
    )
    expect(await (await get(`/api/innerBlog?id=${entry?._id}`)).json()).toEqual(entry)
    const album = await get('/api/subGallery?id=620000000000000000000001')
    expect(await album.json()).toMatchObject({ title: 'Monsoon football' })
  })

  it('respond with 404 for a missing record', async () => {
    start()
    expect((await get('/api/innerBlog?blog=nothing')).status).toBe(404)
  })

  it.each([
    '/api/innerBlog',
    '/api/innerBlog?slug=x',
    '/api/innerBlog?blog=',
    '/api/innerBlog?blog=x&id=1',
    '/api/innerBlog?id=..%2Fx',
    `/api/innerBlog?blog=${'x'.repeat(241)}`,
    '/api/subGallery?id=a%00b',
    '/api/subGallery?blog=x',
  ])('reject %s', async (path) => {
    start()
    expect((await get(path)).status).toBe(400)
    expect(service.requests).toEqual([])
  })
})

describe('while the service is down, read endpoints', () => {
  it('return the saved copy and say so', async () => {
    const dataDir = newDataDir()
    start(dataDir)
    await get('/api/news/dvs')
    service.fail('*', { status: 500 })
    start(dataDir)
    const response = await get('/api/news/dvs')
    expect(response.status).toBe(200)
    expect(response.headers.get('x-content-source')).toBe('saved')
    expect(await response.json()).toEqual(readRecords('news'))
  })

  it('respond with 502 when there is no copy', async () => {
    service.fail('*', { reset: true })
    start()
    for (const path of ['/api/news/dvs', '/api/innerBlog?blog=x']) {
      const response = await get(path)
      expect(response.status).toBe(502)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual({ error: 'Network Error' })
    }
  })
})
