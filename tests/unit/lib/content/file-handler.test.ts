import sharp from 'sharp'
import { startWith, withProvider } from '@/tests/support/fixtures/content-service'
import { handleFile } from '@/lib/content/file-handler'
import { onePixel } from '@/tests/support/servers/content-server'

const service = withProvider()
beforeAll(() => {
  startWith(service.url)
})

const get = (path: string, { headers, ...init }: RequestInit = {}) =>
  handleFile(
    new Request(`http://site.example/api/image/${path}`, {
      ...init,
      headers: { host: 'site.example', ...headers },
    }),
  )

describe('files of the content service on the site', () => {
  it('are shown inline when they are pictures', async () => {
    const response = await get('albums/one.png')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
      'content-disposition': "inline; filename*=UTF-8''one.png",
      'content-length': '70',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/png',
      etag: '"70"',
      'x-content-type-options': 'nosniff',
    })
    expect((await response.arrayBuffer()).byteLength).toBe(70)
  })

  it.each([
    ['image/svg+xml', 'drawing.svg'],
    ['text/html', 'page.html'],
    ['text/html', 'albums/one.jpg'],
    ['application/javascript', 'script.js'],
  ])('are only offered for download when they are %s', async (type, name) => {
    service.setFile(name, type, '<script>alert(1)</script>')
    const response = await get(name)
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/)
  })

  it('are cached briefly when they are documents', async () => {
    service.setFile('date-sheet.pdf', 'application/pdf', '%PDF-')
    const response = await get('date-sheet.pdf')
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toContain('max-age=300')
    expect(response.headers.get('content-security-policy')).not.toContain('sandbox')
  })

  it('may have names in any script', async () => {
    service.setFile("ছবি (1)'.txt", 'text/plain', 'x')
    const response = await get(encodeURIComponent("ছবি (1)'.txt"))
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''%E0%A6%9B%E0%A6%AC%E0%A6%BF%20%281%29%27.txt",
    )
  })

  it('are not sent again to a browser that has them cached', async () => {
    service.fail('image', { status: 304, body: '', headers: { etag: '"70"' } })
    const response = await get('albums/one.png', { headers: { 'if-none-match': '"70"' } })
    expect(response.status).toBe(304)
    expect(response.body).toBeNull()
  })

  it('send no body to a HEAD request', async () => {
    const response = await get('albums/one.png', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.body).toBeNull()
    expect(response.headers.get('content-length')).toBe('70')
  })

  it('continue an interrupted download', async () => {
    service.setFile('date-sheet.pdf', 'application/pdf', '%PDF-0123456789')
    const response = await get('date-sheet.pdf', { headers: { range: 'bytes=10-' } })
    expect([response.status, response.headers.get('content-range')]).toEqual([
      206,
      'bytes 10-14/15',
    ])
    expect(await response.text()).toBe('56789')
    const past = await get('date-sheet.pdf', { headers: { range: 'bytes=15-' } })
    expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */15'])
  })

  it.each([
    '..%2f..%2fpackage.json',
    '%2e%2e%2fx',
    'a%5c..%5cx',
    '.env',
    'x%00.png',
    '%E0%A4%A',
    '',
  ])('are never read from outside the service: %j', async (path) => {
    expect((await get(path)).status).toBe(404)
    expect(service.requests).toEqual([])
  })

  it('may be missing', async () => {
    expect((await get('none.gif')).status).toBe(404)
  })

  it('fail with 502 when a picture cannot be decoded', async () => {
    service.setFile('half.png', 'image/png', onePixel.subarray(0, 50))
    expect((await get('half.png')).status).toBe(502)
  })

  it('fail with 502 while the service is down, without another request for a while', async () => {
    service.fail('image', { status: 503 })
    const response = await get('albums/one.png')
    expect(response.status).toBe(502)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const requests = service.requests.length
    expect((await get('albums/one.png')).status).toBe(502)
    expect(service.requests).toHaveLength(requests)
  })
})

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a0' } })

/** Bytes after the end of a picture, as cameras write them. */
const padded = (bytes: Buffer, length: number) =>
  Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])

describe('the type of a file is determined by its bytes', () => {
  it.each([
    ['image/jpg', 'a.jpg', 'jpeg', 'image/jpeg'],
    ['image/pjpeg', 'b.jpg', 'jpeg', 'image/jpeg'],
    ['image/x-png', 'c', 'png', 'image/png'],
    ['binary/octet-stream', 'd.JPG', 'jpeg', 'image/jpeg'],
    ['application/octet-stream', 'e', 'webp', 'image/webp'],
    ['application/x-download', 'f.jpg', 'webp', 'image/webp'],
    ['text/plain', 'g.jpg', 'jpeg', 'image/jpeg'],
    ['image/jpeg', 'h.jpg', 'png', 'image/png'],
    ['image/*', 'i.gif', 'gif', 'image/gif'],
    ['', 'j', 'avif', 'image/avif'],
  ] as const)('%s, %s, a %s', async (declared, name, format, type) => {
    const body = await picture(20, 10).toFormat(format).toBuffer()
    service.setFile(name, declared, body)
    const response = await get(name)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('content-disposition')).toMatch(/^inline;/)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(body)
  })

  it('shows a PDF, whatever its name', async () => {
    service.setFile('circular', 'binary/octet-stream', '%PDF-1.7 …')
    const response = await get('circular')
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(await response.text()).toBe('%PDF-1.7 …')
  })

  it('a web page is not a picture, even if its type says so', async () => {
    service.setFile('page', 'image/jpg', '<script>alert(1)</script>')
    const response = await get('page')
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/)
  })
})

describe('a large photograph is resized', () => {
  it('when it has more than 10 MB', async () => {
    const body = padded(await picture(4000, 3000).jpeg().toBuffer(), 12_000_000)
    service.setFile('large.jpg', 'image/jpeg', body)
    const response = await get('large.jpg')
    expect(response.status).toBe(200)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(bytes.length).toBeLessThan(1_000_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2956 })
  })

  it('when a side is too long for the web, and a strip stays readable', async () => {
    service.setFile('strip.png', 'image/png', await picture(300, 20_000).png().toBuffer())
    const response = await get('strip.png')
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 246, height: 16_383 })
  })

  it('up to the limit of the desk', async () => {
    const body = padded(await picture(40, 30).jpeg().toBuffer(), 30_000_001)
    service.setFile('huge.jpg', 'image/jpeg', body)
    expect((await get('huge.jpg')).status).toBe(502)
  })
})
