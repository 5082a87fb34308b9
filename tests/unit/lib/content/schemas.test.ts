import { parseRecords } from '@/lib/content/schemas'
import { log } from '@/lib/core/log'
import { readRecords } from '@/tests/support/servers/content-server'

jest.mock('@/lib/core/log', () => ({ log: { warn: jest.fn(), info: jest.fn() } }))

const hostileNews = () => parseRecords('news', readRecords('hostile/news'))

describe('records of the content service', () => {
  it('are parsed with all their fields', () => {
    const [item] = parseRecords('news', readRecords('news'))
    expect(item).toEqual({
      id: '640000000000000000000001',
      title: 'Winter uniform from Monday',
      description: 'Green blazer, tie and grey socks.',
      date: '2026-11-16T00:00:00.000Z',
      url: null,
      attachments: [{ href: '/api/image/documents/uniform.pdf', isPicture: false }],
    })
  })

  it('are skipped when they are invalid, and logged once without their content', () => {
    expect(hostileNews().map(({ title }) => title)).toEqual([
      'Sports day & fête',
      'Script link',
      'Other host',
      'Backslash host',
      'Data link',
      '',
      '2027',
    ])
    hostileNews()
    const skipped = jest
      .mocked(log.warn)
      .mock.calls.filter(([, message]) => message === 'skipped an invalid record')
    expect(skipped.map(([details]) => details)).toEqual([
      { collection: 'news', record: 'h-object-title', fields: ['title'] },
      { collection: 'news', record: null, fields: ['_id', 'title', 'attachments'] },
      { collection: 'news', record: null, fields: ['(record)'] },
    ])
  })

  it('have HTML in titles and descriptions converted to text', () => {
    expect(hostileNews()[0]).toMatchObject({
      title: 'Sports day & fête',
      description: 'First line\nsecond <line>',
    })
  })

  it('lose every unsafe URL', () => {
    const unsafe = hostileNews().slice(1, 5)
    expect(unsafe.map(({ url }) => url)).toEqual([null, null, null, null])
    expect(unsafe.flatMap(({ attachments }) => attachments)).toEqual([])
  })

  it.each([
    ['<p><s>6 pm</s> 7 pm</p>', '7 pm', '~6 pm~ 7 pm'],
    ['At ~6 pm~ 7 pm', 'At 7 pm', 'At ~6 pm~ 7 pm'],
    ['<p>Fee <del>5,000</del><ins>6,000</ins></p>', 'Fee 6,000', undefined],
    ['<p>A<span style="display:none">B</span></p>', 'A', undefined],
    [
      '| Class | Fee |\n|---|---|\n| IX | ~5,000~ 6,000 |',
      'Class, Fee\nIX, 6,000',
      '| Class | Fee |\n|---|---|\n| IX | ~5,000~ 6,000 |',
    ],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b', '| a | b |'],
    ['- a\n   - b', '- a\n- b', '- a\n   - b'],
    ['10 | 12 ~ 14', '10 | 12 ~ 14', undefined],
  ])('show %j as plain text, and formatted', (text, description, formatted) => {
    const [item] = parseRecords('news', [{ _id: 'a', title: 'x', description: text }])
    expect(item!.description).toBe(description)
    expect(item!.formatted).toBe(formatted)
  })

  it('have their links mended, and are logged when a link cannot be', () => {
    const parse = (url: string) =>
      parseRecords('news', [{ _id: `link-${url.length}`, title: 'x', url }])
    jest.mocked(log.warn).mockClear()
    expect(parse('cbse.gov.in/x\u200b')).toMatchObject([{ url: 'https://cbse.gov.in/x' }])
    expect(parse('tel:+91 98000 00001')).toMatchObject([{ url: 'tel:+919800000001' }])
    expect(parse('  ')).toMatchObject([{ url: null }])
    expect(log.warn).not.toHaveBeenCalled()
    expect(parse('ask at the office')).toMatchObject([{ url: null }])
    expect(log.warn).toHaveBeenCalledWith(
      { collection: 'news', record: 'link-17', fields: ['url'] },
      'left out a link that cannot be followed',
    )
    expect(JSON.stringify(jest.mocked(log.warn).mock.calls)).not.toContain('office')
  })

  it('may have only null fields', () => {
    expect(hostileNews()[5]).toEqual({
      id: null,
      title: '',
      description: '',
      date: null,
      url: null,
      attachments: [],
    })
  })

  it('may be in the export format of MongoDB', () => {
    expect(hostileNews()[6]).toEqual({
      id: '640000000000000000000099',
      title: '2027',
      description: '12',
      date: '2026-11-02T00:00:00.000Z',
      url: null,
      attachments: [{ href: '/api/image/documents/single.pdf', isPicture: false }],
    })
  })

  it('have no id when it is not valid in a URL', () => {
    for (const _id of ['../etc', 'a b', 'a.ics', 'x'.repeat(65), { deep: true }]) {
      expect(parseRecords('events', [{ _id, title: 'Odd' }])[0]?.id ?? null).toBeNull()
    }
  })

  it('mark an unreadable date as invalid', () => {
    expect(hostileNews()[4]?.date).toBe('invalid')
  })

  it('have texts of at most 100,000 characters', () => {
    const [long] = parseRecords('news', [
      { title: 'x'.repeat(20_000), description: 'y'.repeat(200_000) },
    ])
    expect(long?.title).toHaveLength(20_000)
    expect(long?.description).toHaveLength(100_000)
  })
})

describe('categories', () => {
  const highlights = readRecords('highlight')

  it('select the highlights of the ticker', () => {
    expect(parseRecords('highlights', highlights).map(({ category }) => category)).toEqual([
      'Highlight',
      'Both Sections',
    ])
  })

  it('select the notices', () => {
    expect(parseRecords('notices', highlights).map(({ category }) => category)).toEqual(['Notice'])
  })

  it('select the photo albums', () => {
    expect(parseRecords('gallery', readRecords('gallery'))).toHaveLength(2)
  })
})

describe('events', () => {
  const event = (fields: object) => parseRecords('events', [fields])[0]
  const first = '2026-12-01T00:00:00.000Z'
  const last = '2026-12-03T00:00:00.000Z'

  it('start on `date` and end on `toDate`', () => {
    expect(event({ date: first, toDate: last })).toMatchObject({ date: first, end: last })
  })

  it('start on the only date they have', () => {
    expect(event({ date: first })).toMatchObject({ date: first, end: null })
    expect(event({ toDate: last })).toMatchObject({ date: last, end: null })
    expect(event({ date: '', toDate: last })).toMatchObject({ date: last, end: null })
  })

  it('never end before they start', () => {
    expect(event({ date: last, toDate: first })).toMatchObject({ date: last, end: null })
  })

  it('have no time when none is given', () => {
    expect(event({ time: ' ' })).toMatchObject({ time: null })
  })
})

describe('pictures and documents', () => {
  const files = ['photo.JPG', 'letter.pdf', '650f3b2e9d1c4a0012ab34cd', 'drawing.svg']

  it('are distinguished by extension, and by field when there is none', () => {
    const [event] = parseRecords('events', [{ images: files, attachments: files }])
    expect(event?.images.map(({ isPicture }) => isPicture)).toEqual([true, false, true, false])
    expect(event?.attachments.map(({ isPicture }) => isPicture)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('of an album are pictures only', () => {
    const [album] = parseRecords('gallery', [{ category: 'PhotoGallery', attachments: files }])
    expect(album?.pictures.map(({ href }) => href)).toEqual([
      '/api/image/photo.JPG',
      '/api/image/650f3b2e9d1c4a0012ab34cd',
    ])
  })
})

describe('descriptions of pictures', () => {
  const attachments = ['a.jpg', 'b c.jpg', 'd.pdf']
  const altsOf = (alts: unknown) =>
    parseRecords('news', [{ title: 'T', attachments, alts }])[0]?.attachments.map(({ alt }) => alt)

  it('belong to the pictures at their paths', () => {
    const alts = { 'a.jpg': 'A medal', '/api/image/b%20c.jpg': 'A cup', 'd.pdf': 'A page' }
    expect(altsOf(alts)).toEqual(['A medal', 'A cup', undefined])
    const record = { images: ['a.jpg'], attachments: ['a.jpg'], image: 'a.jpg', alts }
    expect(parseRecords('events', [record])[0]?.images[0]?.alt).toBe('A medal')
    expect(parseRecords('popups', [record])[0]?.images[0]?.alt).toBe('A medal')
    expect(parseRecords('tabloid', [record])[0]?.attachments[0]?.alt).toBe('A medal')
    const [album] = parseRecords('gallery', [{ ...record, category: 'PhotoGallery' }])
    expect(album?.pictures[0]?.alt).toBe('A medal')
  })

  it('are plain text of one line', () => {
    expect(altsOf({ 'a.jpg': 'A <b>medal</b>\n<script>hacked()</script>\u202e' })).toEqual([
      'A medal',
      undefined,
      undefined,
    ])
    expect(altsOf({ 'a.jpg': 'x'.repeat(2000) })?.[0]).toHaveLength(500)
  })

  it.each([
    ['a text', 'A medal'],
    ['a list', ['A medal']],
    ['null', null],
    ['an object of objects', { 'a.jpg': { text: 'A medal' } }],
    ['other files', { '../a.jpg': 'A medal', 'https://evil.example/a.jpg': 'A medal' }],
  ])('are left out without their record when they are %s', (_, alts) => {
    expect(altsOf(alts)).toEqual([undefined, undefined, undefined])
  })
})

describe('tabloid entries', () => {
  it('have a description as HTML and as text', () => {
    const [entry] = parseRecords('tabloid', readRecords('blog'))
    expect(entry?.html).toContain('<strong>kitchen chimney</strong>')
    expect(entry?.text).toBe(
      'Jupiter stood above the kitchen chimney.\n\nFour moons\n\nOr possibly three.',
    )
  })

  it('have no slug that is a relative path', () => {
    expect(parseRecords('tabloid', readRecords('hostile/blog'))[0]?.slug).toBeNull()
  })

  it.each([
    ['fits the name of a file', 'চ'.repeat(80), 'চ'.repeat(80)],
    ['is too long for one', 'চ'.repeat(81), null],
  ])('have a slug that %s', (_, blog_seo, slug) => {
    expect(parseRecords('tabloid', [{ _id: 'a1', blog_seo }])).toMatchObject([{ id: 'a1', slug }])
  })
})
