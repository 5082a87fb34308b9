import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { buildAtomFeed } from '@/lib/records/atom-feed'

const entry = {
  id: 'https://school.example/news/a1',
  link: 'https://school.example/news?year=2026&month=11',
  title: 'Fees & <dates> "2026"',
  text: 'First <script>alert(1)</script>\nline\n\n]]> & second',
  date: new Date('2026-11-20T04:30:00Z'),
}

const createFeed = (...entries: (typeof entry)[]) =>
  buildAtomFeed({
    title: 'School: news',
    site: 'https://school.example',
    path: '/news.xml',
    page: '/news',
    readAt: new Date('2026-11-21T00:00:00Z'),
    entries,
  })

const parse = (xml: string) =>
  new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' }).parse(xml).feed

test('a feed is well-formed, whatever its entries contain', () => {
  const hostile = { ...entry, title: 'Bell \u0007 \ud800 \u{1F514} <b>' }
  const xml = createFeed(entry, hostile)
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(xml).not.toMatch(/[\u0000-\u0008]|<script>|\ud800(?![\udc00-\udfff])/)
})

test('a title is plain text, whatever it contains', () => {
  const [first] = parse(createFeed({ ...entry, title: '<img src=x> 1 < 2 & ]]> 3' })).entry
  // Declared as HTML, so the text is escaped once more.
  expect(first.title).toEqual({
    '@_type': 'html',
    '#text': '&lt;img src=x&gt; 1 &lt; 2 &amp; ]]&gt; 3',
  })
})

test('an entry has its permanent id, its date and its text in paragraphs', () => {
  const [first] = parse(createFeed(entry)).entry
  expect(first.id).toBe('https://school.example/news/a1')
  expect(first.link['@_href']).toBe('https://school.example/news?year=2026&month=11')
  expect(first.updated).toBe('2026-11-20T04:30:00.000Z')
  expect(first.summary['#text']).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br/>line</p><p>')
})

test('a feed without entries has the time when its list was read', () => {
  const feed = parse(createFeed())
  expect(feed.updated).toBe('2026-11-21T00:00:00.000Z')
  expect(feed.entry).toBeUndefined()
})
