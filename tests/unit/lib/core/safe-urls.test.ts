import { toFileUrl, decodeFilePath, toSafeUrl } from '@/lib/core/safe-urls'

describe('toSafeUrl', () => {
  it.each([
    ['https://portal.school.example/register', 'https://portal.school.example/register'],
    ['http://example.org', 'http://example.org/'],
    ['  /events?year=2026  ', '/events?year=2026'],
    ['mailto:office@school.example', 'mailto:office@school.example'],
    ['tel:+910000000001', 'tel:+910000000001'],
    ['www.example.org/form', 'https://www.example.org/form'],
  ])('accepts %s', (value, href) => {
    expect(toSafeUrl(value)).toBe(href)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https://office@evil.example',
    'register',
  ])('rejects %j', (value) => {
    expect(toSafeUrl(value)).toBeNull()
  })
})

describe('very long URLs', () => {
  it('are rejected', () => {
    expect(toSafeUrl(`https://example.org/${'x'.repeat(3000)}`)).toBeNull()
    expect(toFileUrl(`${'x/'.repeat(800)}x.jpg`)).toBeNull()
  })
})

describe('toFileUrl', () => {
  it.each([
    ['albums/one.jpg', '/api/image/albums/one.jpg'],
    ['/albums/one.jpg', '/api/image/albums/one.jpg'],
    ['api/image/albums/one.jpg', '/api/image/albums/one.jpg'],
    ['/api/image/albums/one.jpg', '/api/image/albums/one.jpg'],
    ['https://service.example/api/image/albums/one%20two.jpg', '/api/image/albums/one%20two.jpg'],
    ['650f3b2e9d1c4a0012ab34cd', '/api/image/650f3b2e9d1c4a0012ab34cd'],
    ['Sports day 2026.jpg', '/api/image/Sports%20day%202026.jpg'],
    ['Sports%20day.jpg', '/api/image/Sports%20day.jpg'],
    ['100% done.pdf', '/api/image/100%25%20done.pdf'],
    ['Notice: buses.pdf', '/api/image/Notice%3A%20buses.pdf'],
    ['ছবি.jpg', '/api/image/%E0%A6%9B%E0%A6%AC%E0%A6%BF.jpg'],
  ])('accepts %s', (identifier, href) => {
    expect(toFileUrl(identifier)).toBe(href)
  })

  it.each([
    '',
    '/',
    '../x.jpg',
    'a/../../x.jpg',
    'a/./x.jpg',
    '%2e%2e/x.jpg',
    'a%2f..%2fx.jpg',
    '..\\x.jpg',
    'a%5c..%5cx.jpg',
    'a//x.jpg',
    '//evil.example/x.jpg',
    '.env',
    'a/.git/config',
    'x.jpg?width=1',
    'x.jpg#a',
    'x%00.jpg',
    'x\u0000.jpg',
    '%E0%A4%A',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://evil.example/x.jpg',
    'https://service.example/api/image/../secret',
  ])('rejects %j', (identifier) => {
    expect(toFileUrl(identifier)).toBeNull()
  })
})

describe('decodeFilePath', () => {
  it('decodes only once', () => {
    expect(decodeFilePath('albums/one%20two.jpg')).toBe('albums/one two.jpg')
    expect(decodeFilePath('%252e%252e/x.jpg')).toBe('%2e%2e/x.jpg')
  })
})
