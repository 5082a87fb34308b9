import { newDataDir, startWith, withProvider } from '@/tests/support/fixtures/content-service'
import { bookLists } from '@/content/data/book-list'
import { env } from '@/lib/core/env'
import { loadDocuments } from '@/lib/pages/documents'
import { siteDocuments } from '@/lib/records/site-documents'

jest.replaceProperty(env, 'dataDir', newDataDir())
const service = withProvider()
beforeEach(() => startWith(service.url))

const date = '2026-09-08T00:00:00.000Z'
const listTitles = async (parameters = {}) =>
  (await loadDocuments({ show: '200', ...parameters })).documents.map(({ title }) => title)

describe('the document shelf', () => {
  it('lists a document under the kind that the office has chosen, otherwise by its title', async () => {
    const news = { title: 'Reading the calendar', fromDate: date, attachments: ['a.pdf'] }
    service.set('news', [
      { ...news, _id: 'n1', documentKind: 'date-sheet' },
      {
        ...news,
        _id: 'n2',
        title: 'Calendar',
        attachments: ['b.pdf'],
        documentKind: 'constructor',
      },
    ])
    for (const name of [
      'events',
      'highlight',
      'onlineRegistration',
      'notification',
      'blog',
    ] as const)
      service.set(name, [])
    expect(await listTitles({ kind: 'date-sheet' })).toContain('Reading the calendar')
    expect(await listTitles({ kind: 'calendar' })).toContain('Calendar')
    expect(await listTitles({ kind: 'calendar' })).not.toContain('Reading the calendar')
  })

  it('has the attachments of every list, and links that lead to files', async () => {
    service.set('news', [
      { _id: 'n1', title: 'One', fromDate: date, attachments: ['a.pdf', 'b.jpg'] },
      { _id: 'n2', title: 'Linked', fromDate: date, url: 'https://example.org/c.docx' },
      { _id: 'n3', title: 'No file', fromDate: date, url: '/events', attachments: [] },
    ])
    service.set('events', [{ _id: 'e1', title: 'Event', date, attachments: ['e.pdf'] }])
    service.set('highlight', [
      { category: 'Notice', title: 'Career', attachments: ['f.pdf'] },
      { category: 'Highlight', title: 'One again', attachments: ['a.pdf'] },
    ])
    service.set('onlineRegistration', [{ title: 'Register 2026-27', attachments: ['g.pdf'] }])
    service.set('notification', [{ title: 'Popup', attachments: ['h.pdf'] }])
    service.set('blog', [{ title: 'Story', date, attachments: ['photo.jpg', 'story.pdf'] }])
    const titles = await listTitles()
    const own = siteDocuments.map(({ title }) => title)
    expect(titles.filter((title) => !own.includes(title)).sort()).toEqual(
      [
        'One (1 of 2)',
        'One (2 of 2)',
        'Linked',
        'Event',
        'Career',
        'Register 2026-27',
        'Popup',
        'Story',
      ].sort(),
    )
    expect(titles).toEqual(expect.arrayContaining(own))
  })

  it('requests only the lists from the provider', async () => {
    await loadDocuments({ class: '9', q: 'sheet' })
    expect(service.requests.map(({ endpoint }) => endpoint).sort()).toEqual(
      [
        'blog/All',
        'events/All',
        'highlight',
        'highlight/all',
        'news/All',
        'notification',
        'onlineRegistration',
      ].sort(),
    )
  })

  it('leaves out broken records and files', async () => {
    service.set('news', [
      null,
      42,
      { title: { odd: true }, attachments: ['a.pdf'] },
      { title: 'Bad files', attachments: ['../../../package.json', '.env', null, { odd: 1 }] },
      { title: 'Bad link', url: 'javascript:hacked.pdf' },
      { title: '', description: '', attachments: ['x.pdf'] },
    ])
    for (const list of ['events', 'highlight', 'onlineRegistration', 'notification', 'blog']) {
      service.set(list as 'events', [])
    }
    const own = siteDocuments.map(({ title }) => title)
    expect((await listTitles()).filter((title) => !own.includes(title))).toEqual(['Document'])
  })

  it('names the size of its own files, and of no file of the provider', async () => {
    service.set('news', [{ title: 'Away', fromDate: date, attachments: ['a.pdf'] }])
    const { documents } = await loadDocuments({ show: '200' })
    const sizeOf = (name: string) => documents.find(({ title }) => title === name)?.bytes
    expect(sizeOf(`Book list, ${bookLists[0]!.className}`)).toBeGreaterThan(1000)
    expect(sizeOf('Away')).toBeUndefined()
  })

  it('grows by a page, and starts again where the longest page ends', async () => {
    service.set(
      'news',
      Array.from({ length: 250 }, (_, index) => ({
        title: `Paper ${index}`,
        fromDate: date,
        attachments: [`${index}.pdf`],
      })),
    )
    const first = await loadDocuments({ q: 'paper' })
    expect(first).toMatchObject({ total: 250, documents: { length: 20 } })
    expect(first.moreHref).toBe('/documents?q=paper&show=40')
    const longest = await loadDocuments({ q: 'paper', show: '200' })
    expect(longest.moreHref).toBe('/documents?q=paper&from=200')
    const last = await loadDocuments({ q: 'paper', from: '240' })
    expect(last).toMatchObject({ from: 240, documents: { length: 10 }, moreHref: undefined })
    expect((await loadDocuments({ q: 'paper', from: '900' })).from).toBe(0)
  })

  it('keeps the last lists while the service is unavailable, and says so', async () => {
    service.set('news', [{ title: 'Kept', fromDate: date, attachments: ['a.pdf'] }])
    const dataDir = newDataDir()
    startWith(service.url, dataDir)
    expect(await loadDocuments()).toMatchObject({
      freshness: { source: 'live' },
      isIncomplete: false,
    })
    service.fail('*', { status: 503 })
    startWith(service.url, dataDir)
    expect(await listTitles()).toContain('Kept')
    expect(await loadDocuments()).toMatchObject({
      freshness: { source: 'saved' },
      isIncomplete: false,
    })
  })

  it('has its own documents when nothing was ever read', async () => {
    service.fail('*', { status: 503 })
    const page = await loadDocuments({ show: '200' })
    expect(page).toMatchObject({
      isIncomplete: true,
      freshness: { source: 'none', readAt: null },
      total: siteDocuments.length,
    })
  })
})
