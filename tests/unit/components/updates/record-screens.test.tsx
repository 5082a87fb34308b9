/** @jest-environment node */
import { type ReactElement, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { InformationPageProps } from '@/components/content/InformationPage/InformationPage'
import { AlbumFailure, AlbumScreen } from '@/components/updates/AlbumScreen/AlbumScreen'
import { TabloidEntryScreen } from '@/components/updates/TabloidEntryScreen/TabloidEntryScreen'
import { TabloidFailure } from '@/components/updates/TabloidFailure/TabloidFailure'
import { TabloidScreen } from '@/components/updates/TabloidScreen/TabloidScreen'
import type { Reading } from '@/lib/content-service/types'
import { informationPage } from '@/lib/pages/information-page'
import { album, file, live, none, picture, tabloidEntry } from '@/tests/support/records'

const html = (screen: ReactElement) => renderToStaticMarkup(<Suspense>{screen}</Suspense>)
const text = (screen: ReactElement) =>
  html(screen)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

let frame: InformationPageProps
const view = { madeAt: '2026-11-20T04:35:00.000Z', from: 0, entries: [], total: 0 }

describe('the tabloid list', () => {
  beforeAll(async () => {
    frame = await informationPage('/tabloid')
  })

  it('says why it failed to load, and offers to try again', () => {
    const said = text(<TabloidScreen frame={frame} reading={none} view={view} />)
    expect(said).toContain('Failed to load blogs: Network Error')
    expect(said).toContain('Try again')
  })

  it('says that there are no stories', () => {
    const said = text(<TabloidScreen frame={frame} reading={live()} view={view} />)
    expect(said).toContain('No blogs found.')
  })

  it('tells how old a saved copy is', () => {
    const reading: Reading<unknown> = {
      source: 'saved',
      records: [],
      readAt: '2026-11-20T04:35:00.000Z',
      failure: 'Network Error',
    }
    const said = text(<TabloidScreen frame={frame} reading={reading} view={view} />)
    expect(said).toContain('Saved copy from 20 November 2026, 10:05 am')
  })
})

describe('a tabloid entry', () => {
  beforeAll(async () => {
    frame = await informationPage('/tabloid')
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

  it('shows title, date, story, link and pictures', () => {
    const shown = html(<TabloidEntryScreen frame={frame} record={record} neighbours={{}} />)
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
    const shown = html(<TabloidEntryScreen frame={frame} record={record} neighbours={{ older }} />)
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
    frame = await informationPage('/beyond-academic/events-gallery')
  })

  it('shows both dates, the number of photos, its description and every picture', () => {
    const shown = (
      <AlbumScreen
        frame={frame}
        album={album({
          id: '6af',
          title: 'Sports day',
          description: 'Dust and drums.',
          date: '2026-12-05T00:00:00Z',
          pictures: [picture('a'), picture('b')],
        })}
      />
    )
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
