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
import type { ListResult, SchoolEvent } from '@/lib/content/types'
import { events } from '@/content/words/en/events'
import { news } from '@/content/words/en/news'
import type { EventPhase } from '@/lib/records/recency'
import { loadInformationPage } from '@/lib/pages/information'
import {
  buildBlogPosting,
  buildEventData,
  buildImageGallery,
  buildNewsArticle,
} from '@/lib/seo/record-structured-data'
import { parseStructuredData } from '@/tests/support/expect/structured-data'
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

  it('shows why it failed to load, and offers a retry', () => {
    const output = text(<TabloidScreen frame={frame} list={none} view={view} />)
    expect(output).toContain('Failed to load blogs: Network Error')
    expect(output).toContain('Try again')
  })

  it('shows a message if there are no stories', () => {
    const output = text(<TabloidScreen frame={frame} list={live()} view={view} />)
    expect(output).toContain('No blogs found.')
  })

  it('shows the date of a saved copy', () => {
    const list: ListResult<unknown> = {
      source: 'saved',
      records: [],
      readAt: '2026-11-20T04:35:00.000Z',
      failure: 'Network Error',
    }
    const output = text(<TabloidScreen frame={frame} list={list} view={view} />)
    expect(output).toContain('Saved copy from 20 November 2026, 10:05 am')
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
    attachments: [picture('frog'), picture('one'), picture('two'), file('three')],
    alt: 'A frog',
  })

  const url = 'https://school.example/tabloid/frog'
  const share = { title: 'The pump room frog', url }
  const story = { record, share, data: buildBlogPosting(record, url) }

  it('shows title, date, story, link and pictures, the cover once', () => {
    const output = html(<TabloidEntryScreen frame={frame} {...story} others={[]} />)
    expect(output).toContain('<h1 class="title">The pump room frog</h1>')
    expect(output).toContain('November 18, 2026')
    expect(output).toContain('<p>It <strong>lives</strong> there.</p>')
    expect(output).not.toContain('hacked')
    expect(output).toMatch(/href="https:\/\/blog\.example\.org\/frog"[^>]*>Click Here/)
    expect(output.match(/aria-label="Picture \d of 3/g)).toHaveLength(3)
    expect(output).toContain('href="/api/image/albums/two.jpg"')
  })

  it('can be shared (R-SHARE-1)', () => {
    const output = html(<TabloidEntryScreen frame={frame} {...story} others={[]} />)
    expect(output).toContain('href="https://wa.me/?text=The%20pump%20room%20frog')
  })

  it('ends with other stories and their dates', () => {
    const rain = tabloidEntry({ title: 'Rain', slug: 'rain', date: '2026-10-02T00:00:00.000Z' })
    const output = html(<TabloidEntryScreen frame={frame} {...story} others={[rain]} />)
    expect(output).toMatch(/More stories<\/h2>.*<a href="\/tabloid\/rain">Rain<\/a>/)
    expect(output).toContain('October 2, 2026')
  })

  it.each([
    ['failed', 'Failed to load the blog. Please try again later.'],
    ['missing', 'Failed to load the blog. Please try again later.'],
    ['unnamed', 'No identifier provided for blog.'],
  ] as const)('shows a message, and links to the list, when it is %s', (reason, sentence) => {
    const output = <TabloidFailure frame={frame} reason={reason} retry="/tabloid/frog" />
    expect(text(output)).toContain(sentence)
    expect(text(output).includes('Try again ')).toBe(reason === 'failed')
    expect(html(output)).toContain('href="/tabloid"')
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
    const data = buildImageGallery(record, 'https://school.example/album')
    const share = { title: 'Sports day', url: 'https://school.example/album' }
    const adjacent = { older: album({ id: '6ae', title: 'Founder’s day' }) }
    const output = <AlbumScreen {...{ frame, record, adjacent, share, data }} />
    expect(text(output)).toContain('Event Date 5 Dec 2026 Last Date 5 Dec 2026 Total Photos 2')
    expect(text(output)).toContain('Dust and drums.')
    expect(html(output)).toContain('href="/api/image/albums/b.jpg"')
    expect(html(output)).toMatch(
      /href="\/beyond-academic\/events-gallery" aria-label="Back to the Photo Gallery"/,
    )
    expect(text(output)).toContain('Older album Founder’s day')
    expect(html(output)).toContain('href="/beyond-academic/photo-categories?id=6ae"')
    expect(html(output)).toContain('href="https://wa.me/?text=Sports%20day')
  })

  it.each(['failed', 'missing'] as const)('has no dates and no photos when it is %s', (reason) => {
    const output = <AlbumFailure frame={frame} reason={reason} retry="/again" />
    expect(text(output)).toContain(
      'Event Date Not Available Last Date Not Available Total Photos 0',
    )
    expect(html(output).includes('href="/again"')).toBe(reason === 'failed')
  })

  it('without an id links to the gallery', () => {
    const output = html(<AlbumFailure frame={frame} reason="unnamed" />)
    expect(output).toContain('href="/beyond-academic/events-gallery"')
    expect(output).not.toContain('Event Date')
  })
})

describe('a news item', () => {
  beforeAll(async () => {
    frame = await loadInformationPage('/news')
  })

  const url = 'https://school.example/news/6af'
  const morning = schoolEvent({ id: '6b0', title: 'Open morning', date: '2026-12-03T00:00:00Z' })
  const screenOf = (parts: Parameters<typeof newsItem>[0], named: SchoolEvent[] = []) => {
    const record = newsItem({ id: '6af', date: '2026-11-16T00:00:00Z', ...parts })
    return (
      <NewsItemScreen
        frame={frame}
        record={record}
        source="live"
        readAt="2026-11-20T04:35:00.000Z"
        adjacent={{ older: newsItem({ id: '6ae' }) }}
        named={named}
        coming={[morning]}
        share={{ title: 'Winter uniform', url }}
        data={buildNewsArticle(record, url)}
      />
    )
  }

  it('shows its date, its text, its files with their type, and its link', () => {
    const screen = screenOf({
      title: 'Winter uniform',
      description: 'From Monday.\nAll classes.\n\nSee https://school.example/dress.',
      attachments: [
        { ...file('uniform'), bytes: 28_404 },
        { href: '/api/image/64f', isPicture: false },
      ],
      url: 'https://school.example/more',
    })
    expect(text(screen)).toContain('Monday, 16 November 2026')
    expect(html(screen)).toContain('<p>From Monday.\nAll classes.</p>')
    expect(html(screen)).toMatch(/<a [^>]*href="https:\/\/school\.example\/dress" target="_blank"/)
    expect(text(screen)).toContain('See https://school.example/dress (opens in a new tab)')
    expect(text(screen)).toContain('Attachment 1 (PDF, 28 KB) (opens in a new tab)')
    expect(text(screen)).toContain('Attachment 2 (opens in a new tab)')
    expect(html(screen)).toMatch(/target="_blank"[^>]*href="\/api\/image\/documents\/uniform\.pdf"/)
    expect(html(screen)).toMatch(/href="https:\/\/school\.example\/more"[^>]*>Click Here/)
  })

  it('shows a scanned notice as a large picture', () => {
    const output = html(screenOf({ attachments: [picture('notice')] }))
    expect(output).toMatch(/<li data-large="true"><a [^>]*href="\/api\/image\/albums\/notice\.jpg"/)
    expect(output).toContain('Attachment (JPG)')
  })

  it('does not repeat a description that replaces a missing title', () => {
    const output = text(screenOf({ title: '', description: 'The gate is shut.' }))
    // Breadcrumb and heading.
    expect(output.match(/The gate is shut\./g)).toHaveLength(2)
  })

  it('links to the pages of the classes that it names', () => {
    const output = html(screenOf({ title: 'Tests, Classes VIII and IX' }))
    expect(output).toContain('>For</span>')
    expect(output).toMatch(
      /<a href="\/class\/8">Class VIII<\/a>.*<a href="\/class\/9">Class IX<\/a>/,
    )
  })

  it('can be shared, and says what comes next at school', () => {
    const output = html(screenOf({}))
    expect(output).toContain('href="https://wa.me/?text=Winter%20uniform')
    expect(output).toMatch(/Coming up<\/h2>.*<a href="\/events\/6b0">Open morning<\/a>/)
  })

  it('shows the event on a day that it names, which a calendar can take', () => {
    expect(html(screenOf({}))).not.toContain('Add to calendar')
    const output = html(screenOf({}, [schoolEvent({ id: '6b1', title: 'Sports day' })]))
    expect(output).toMatch(/In the calendar<\/h2>.*<a href="\/events\/6b1">Sports day<\/a>/)
    expect(output).toContain('href="/events/6b1.ics"')
  })

  it('links to the older item', () => {
    const output = html(screenOf({}))
    expect(output).toMatch(/<a href="\/news\/6ae" rel="prev">/)
  })

  it('cannot close the script element of its structured data', () => {
    const output = html(screenOf({ title: '</script><img src=x onerror=alert(1)>' }))
    expect(output).not.toContain('<img src=x')
    const title = '</script><img src=x onerror=alert(1)>'
    const data = parseStructuredData(output)
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
    phase: EventPhase = 'coming',
  ) => {
    const record = schoolEvent({ id: '6af', ...parts })
    return (
      <SchoolEventScreen
        frame={frame}
        record={record}
        phase={phase}
        source={source}
        readAt="2026-11-20T04:35:00.000Z"
        adjacent={{}}
        coming={[]}
        share={{ title: 'Sports day', url }}
        data={buildEventData(record, url)}
      />
    )
  }

  it('shows date, time and venue, and a calendar link', () => {
    const screen = screenOf({
      date: '2026-12-05T00:00:00Z',
      end: '2026-12-06T00:00:00Z',
      time: '08:30 am',
      venue: 'Main field',
    })
    expect(text(screen)).toMatch(
      /Date Saturday, 5 to Sunday, 6 December 2026 Time 08:30 am Venue Main field/,
    )
    expect(html(screen)).toMatch(/href="\/events\/6af\.ics"/)
  })

  it('says that it is on (R-EVENTS-7)', () => {
    const dates = { date: '2026-11-30T00:00:00Z', end: '2026-12-01T00:00:00Z' }
    const screen = screenOf(dates, 'live', 'on')
    expect(text(screen)).toContain('On today Monday, 30 November to Tuesday, 1 December 2026')
  })

  it('has no calendar link once it is over (R-EVENTS-7)', () => {
    const screen = screenOf({ date: '2026-11-05T00:00:00Z' }, 'live', 'over')
    expect(html(screen)).not.toMatch(/\.ics/)
    expect(text(screen)).toContain('This was on Thursday, 5 November 2026')
  })

  it('shows the default time, but not in its structured data (R-EVENTS-4)', () => {
    const screen = screenOf({ date: '2026-12-05T00:00:00Z' })
    expect(text(screen)).toContain('Time 08:00 am')
    expect(html(screen)).toContain('"startDate":"2026-12-05"')
  })

  it('shows the texts of R-HOME-7 without data, and has no structured data', () => {
    const screen = screenOf({})
    expect(text(screen)).toMatch(
      /Untitled Event .*Date not available .*Description not available\./,
    )
    expect(html(screen)).not.toMatch(/"@type":"Event"|\.ics/)
  })

  it.each([
    [1, 1, undefined],
    [2, 2, '2'],
    [3, 1, '3'],
    [4, 1, undefined],
  ])('shows of %i pictures %i large (R-PICTURE-4)', (count, large, few) => {
    const images = Array.from({ length: count }, (_, index) => picture(String(index)))
    const output = html(screenOf({ images }))
    expect(output.match(/aria-label="Picture \d of \d"/g)).toHaveLength(count)
    expect(output.match(/data-large/g)).toHaveLength(large)
    expect(output.match(/data-few="(\d)"/)?.[1]).toBe(few)
  })

  it('is above its pictures, and can be shared after them', () => {
    const output = html(screenOf({ description: 'On the field.', images: [picture('a')] }))
    expect(output).toMatch(/On the field\..*aria-label="Picture 1 of 1".*Share this/)
  })

  it('shows the date of a saved copy', () => {
    expect(text(screenOf({}, 'saved'))).toContain('Saved copy from 20 November 2026, 10:05 am')
  })
})

describe.each([
  ['/news', news.page],
  ['/events', events.page],
] as const)('a record of %s', (path, words) => {
  const failure = async (reason: 'failed' | 'missing') => (
    <RecordFailure
      frame={await loadInformationPage(path)}
      words={words}
      reason={reason}
      path={`${path}/6af`}
    />
  )

  it('shows a message when it is missing, and links to the list', async () => {
    const screen = await failure('missing')
    expect(text(screen)).toContain(words.missing)
    expect(text(screen)).toContain(words.all)
    expect(text(screen)).not.toContain('Try again ')
  })

  it('shows a message when it cannot be loaded, and offers a retry', async () => {
    const screen = await failure('failed')
    expect(text(screen)).toContain(words.failed)
    expect(html(screen)).toContain(`href="${path}/6af"`)
  })
})
