/** @jest-environment node */
import { type ReactElement, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { AlbumFailure, AlbumScreen } from '@/components/records/AlbumScreen/AlbumScreen'
import { NewsItemScreen } from '@/components/records/NewsItemScreen/NewsItemScreen'
import { RecordFailure } from '@/components/records/RecordFailure/RecordFailure'
import { SchoolEventScreen } from '@/components/records/SchoolEventScreen/SchoolEventScreen'
import { TabloidEntryScreen } from '@/components/records/TabloidEntryScreen/TabloidEntryScreen'
import { TabloidFailure } from '@/components/records/TabloidFailure/TabloidFailure'
import { TabloidScreen } from '@/components/records/TabloidScreen/TabloidScreen'
import type { ListResult } from '@/lib/content/types'
import { microcopy } from '@/content/microcopy'
import { loadInformationPage } from '@/lib/pages/information'
import { blogPosting, eventData, imageGallery, newsArticle } from '@/lib/seo/record-structured-data'
import { structuredDataIn } from '@/tests/support/expect/structured-data'
import {
  album,
  file,
  live,
  newsItem,
  none,
  picture,
  schoolEvent,
  tabloidEntry,
} from '@/tests/support/fixtures/records'

const html = (screen: ReactElement) => renderToStaticMarkup(<Suspense>{screen}</Suspense>)
const text = (screen: ReactElement) =>
  html(screen)
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

let frame: InformationPageProps
const view = { renderedAt: '2026-11-20T04:35:00.000Z', from: 0, entries: [], total: 0 }

describe('the tabloid list', () => {
  beforeAll(async () => {
    frame = await loadInformationPage('/tabloid')
  })

  it('says why it failed to load, and offers to try again', () => {
    const said = text(<TabloidScreen frame={frame} list={none} view={view} />)
    expect(said).toContain('Failed to load blogs: Network Error')
    expect(said).toContain('Try again')
  })

  it('says that there are no stories', () => {
    const said = text(<TabloidScreen frame={frame} list={live()} view={view} />)
    expect(said).toContain('No blogs found.')
  })

  it('tells how old a saved copy is', () => {
    const list: ListResult<unknown> = {
      source: 'saved',
      records: [],
      readAt: '2026-11-20T04:35:00.000Z',
      failure: 'Network Error',
    }
    const said = text(<TabloidScreen frame={frame} list={list} view={view} />)
    expect(said).toContain('Saved copy from 20 November 2026, 10:05 am')
  })
})

describe('a tabloid entry', () => {
  beforeAll(async () => {
    frame = await loadInformationPage('/tabloid')
  })

  const record = tabloidEntry({
    title: 'The pump room frog',
    slug: 'frog',
    html: '<p>It <strong>lives</strong> there.</p><script>hacked()</script>',
    date: '2026-11-18T00:00:00.000Z',
    url: 'https://blog.example.org/frog',
    images: [picture('frog')],
    attachments: [picture('one'), picture('two'), file('three')],
    alt: 'A frog',
  })

  const story = { record, data: blogPosting(record, 'https://school.example/tabloid/frog') }

  it('shows title, date, story, link and pictures', () => {
    const shown = html(<TabloidEntryScreen frame={frame} {...story} adjacent={{}} />)
    expect(shown).toContain('<h1 class="title">The pump room frog</h1>')
    expect(shown).toContain('November 18, 2026')
    expect(shown).toContain('<p>It <strong>lives</strong> there.</p>')
    expect(shown).not.toContain('hacked')
    expect(shown).toMatch(/href="https:\/\/blog\.example\.org\/frog"[^>]*>Click Here/)
    expect(shown.match(/aria-label="Picture \d of 2"/g)).toHaveLength(2)
    expect(shown).toContain('href="/api/image/albums/two.jpg"')
  })

  it('leads on to the stories before and after it', () => {
    const older = tabloidEntry({ title: 'Rain', slug: 'rain' })
    const shown = html(<TabloidEntryScreen frame={frame} {...story} adjacent={{ older }} />)
    expect(shown).toMatch(/<a href="\/tabloid\/rain" rel="next">/)
    expect(shown).not.toContain('Newer story')
  })

  it.each([
    ['failed', 'Failed to load the blog. Please try again later.'],
    ['missing', 'Failed to load the blog. Please try again later.'],
    ['unnamed', 'No identifier provided for blog.'],
  ] as const)('that is %s says so, and leads back to the list', (reason, sentence) => {
    const shown = <TabloidFailure frame={frame} reason={reason} retry="/tabloid/frog" />
    expect(text(shown)).toContain(sentence)
    expect(text(shown).includes('Try again ')).toBe(reason === 'failed')
    expect(html(shown)).toContain('href="/tabloid"')
  })
})

describe('an album', () => {
  beforeAll(async () => {
    frame = await loadInformationPage('/beyond-academic/events-gallery')
  })

  it('shows both dates, the number of photos, its description and every picture', () => {
    const record = album({
      id: '6af',
      title: 'Sports day',
      description: 'Dust and drums.',
      date: '2026-12-05T00:00:00Z',
      pictures: [picture('a'), picture('b')],
    })
    const data = imageGallery(record, 'https://school.example/album')
    const shown = <AlbumScreen frame={frame} record={record} data={data} />
    expect(text(shown)).toContain('Event Date 5 Dec 2026 Last Date 5 Dec 2026 Total Photos 2')
    expect(text(shown)).toContain('Dust and drums.')
    expect(html(shown)).toContain('href="/api/image/albums/b.jpg"')
    expect(html(shown)).toMatch(
      /href="\/beyond-academic\/events-gallery" aria-label="Back to the Photo Gallery"/,
    )
  })

  it.each(['failed', 'missing'] as const)('that is %s has no dates and no photos', (reason) => {
    const shown = <AlbumFailure frame={frame} reason={reason} retry="/again" />
    expect(text(shown)).toContain('Event Date Not Available Last Date Not Available Total Photos 0')
    expect(html(shown).includes('href="/again"')).toBe(reason === 'failed')
  })

  it('that is not named leads to the gallery', () => {
    const shown = html(<AlbumFailure frame={frame} reason="unnamed" />)
    expect(shown).toContain('href="/beyond-academic/events-gallery"')
    expect(shown).not.toContain('Event Date')
  })
})

describe('a news item', () => {
  beforeAll(async () => {
    frame = await loadInformationPage('/news')
  })

  const url = 'https://school.example/news/6af'
  const screenOf = (parts: Parameters<typeof newsItem>[0], older = newsItem({ id: '6ae' })) => {
    const record = newsItem({ id: '6af', date: '2026-11-16T00:00:00Z', ...parts })
    return (
      <NewsItemScreen
        frame={frame}
        record={record}
        source="live"
        readAt="2026-11-20T04:35:00.000Z"
        adjacent={{ older }}
        share={{ title: 'Winter uniform', url }}
        data={newsArticle(record, url)}
      />
    )
  }

  it('shows its day, its words, its files with their kind, and its link', () => {
    const screen = screenOf({
      title: 'Winter uniform',
      description: 'From Monday.\nAll classes.\n\nSee https://school.example/dress.',
      attachments: [file('uniform'), { href: '/api/image/64f', isPicture: false }],
      url: 'https://school.example/more',
    })
    expect(text(screen)).toContain('Monday, 16 November 2026')
    expect(html(screen)).toContain('<p>From Monday.\nAll classes.</p>')
    expect(html(screen)).toMatch(/<a [^>]*href="https:\/\/school\.example\/dress" target="_blank">/)
    expect(text(screen)).toContain('See https://school.example/dress (opens in a new tab)')
    expect(text(screen)).toContain('Attachment 1 (PDF) (opens in a new tab)')
    expect(text(screen)).toContain('Attachment 2 (opens in a new tab)')
    expect(html(screen)).toMatch(/target="_blank"[^>]*href="\/api\/image\/documents\/uniform\.pdf"/)
    expect(html(screen)).toMatch(/href="https:\/\/school\.example\/more"[^>]*>Click Here/)
  })

  it('shows a scanned notice at once', () => {
    const shown = html(screenOf({ attachments: [picture('notice')] }))
    expect(shown).toMatch(/<li data-large="true"><a [^>]*href="\/api\/image\/albums\/notice\.jpg"/)
    expect(shown).toContain('Attachment (JPG)')
  })

  it('does not say the same twice when its words stand in for a title', () => {
    const shown = text(screenOf({ title: '', description: 'The gate is shut.' }))
    // Breadcrumb and heading.
    expect(shown.match(/The gate is shut\./g)).toHaveLength(2)
  })

  it('leads to the item before it and to all news', () => {
    const shown = html(screenOf({}))
    expect(shown).toMatch(/<a href="\/news\/6ae" rel="next">/)
    expect(shown).toMatch(/href="\/news">All news/)
  })

  it('cannot end its own structured data', () => {
    const shown = html(screenOf({ title: '</script><img src=x onerror=alert(1)>' }))
    expect(shown).not.toContain('<img src=x')
    const title = '</script><img src=x onerror=alert(1)>'
    const data = structuredDataIn(shown)
    expect(data.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'NewsArticle'])
    expect(data[1]).toMatchObject({ headline: title })
    expect(data[0]).toMatchObject({ itemListElement: [{}, {}, { name: title }] })
  })
})

describe('an event', () => {
  beforeAll(async () => {
    frame = await loadInformationPage('/events')
  })

  const url = 'https://school.example/events/6af'
  const screenOf = (
    parts: Parameters<typeof schoolEvent>[0],
    source: 'live' | 'saved' = 'live',
  ) => {
    const record = schoolEvent({ id: '6af', ...parts })
    return (
      <SchoolEventScreen
        frame={frame}
        record={record}
        source={source}
        readAt="2026-11-20T04:35:00.000Z"
        adjacent={{}}
        share={{ title: 'Sports day', url }}
        data={eventData(record, url)}
      />
    )
  }

  it('shows when and where it is, and a way into the calendar', () => {
    const screen = screenOf({
      date: '2026-12-05T00:00:00Z',
      end: '2026-12-06T00:00:00Z',
      time: '08:30 am',
      venue: 'Main field',
    })
    expect(text(screen)).toMatch(
      /Date Saturday, 5 December 2026 to Sunday, 6 December 2026 Time 08:30 am Venue Main field/,
    )
    expect(html(screen)).toMatch(/href="\/events\/6af\.ics"/)
  })

  it('shows the default time on the screen only (R-EVENTS-4)', () => {
    const screen = screenOf({ date: '2026-12-05T00:00:00Z' })
    expect(text(screen)).toContain('Time 08:00 am')
    expect(html(screen)).toContain('"startDate":"2026-12-05"')
  })

  it('reads as R-HOME-7 says where nothing is known, and announces nothing', () => {
    const screen = screenOf({})
    expect(text(screen)).toMatch(
      /Untitled Event .*Date not available .*Description not available\./,
    )
    expect(html(screen)).not.toMatch(/"@type":"Event"|\.ics/)
  })

  it('shows its first picture large, and the others beside it', () => {
    const shown = html(screenOf({ images: [picture('a'), picture('b'), picture('c')] }))
    expect(shown.match(/aria-label="Picture \d of 3"/g)).toHaveLength(3)
    expect(shown.match(/data-large/g)).toHaveLength(1)
  })

  it('tells how old a saved copy is', () => {
    expect(text(screenOf({}, 'saved'))).toContain('Saved copy from 20 November 2026, 10:05 am')
  })
})

describe.each([
  ['/news', microcopy.newsItem],
  ['/events', microcopy.schoolEvent],
] as const)('a record of %s', (path, copy) => {
  const failure = async (reason: 'failed' | 'missing') => (
    <RecordFailure
      frame={await loadInformationPage(path)}
      copy={copy}
      reason={reason}
      path={`${path}/6af`}
    />
  )

  it('that is missing says so, and leads to the list', async () => {
    const screen = await failure('missing')
    expect(text(screen)).toContain(copy.missing)
    expect(text(screen)).toContain(copy.all)
    expect(text(screen)).not.toContain('Try again ')
  })

  it('that cannot be loaded says so, and offers to try again', async () => {
    const screen = await failure('failed')
    expect(text(screen)).toContain(copy.failed)
    expect(html(screen)).toContain(`href="${path}/6af"`)
  })
})
