/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { EventsColumn } from '@/components/home/EventsColumn/EventsColumn'
import { GallerySection } from '@/components/home/GallerySection/GallerySection'
import { TabloidSection } from '@/components/home/TabloidSection/TabloidSection'
import { home } from '@/content/words/en/home'
import type { Album, ListResult, SchoolEvent, TabloidEntry } from '@/lib/content/types'
import {
  album,
  file,
  live,
  none,
  picture,
  schoolEvent,
  tabloidEntry,
} from '@/tests/support/fixtures/records'

const cards = () => screen.getAllByRole('article')

describe('events on the home page', () => {
  const today = new Date('2026-11-21T06:00:00Z')
  const show = (list: ListResult<SchoolEvent>) =>
    render(<EventsColumn list={list} today={today} {...home.updates.events} />)
  const event = (title: string, day: string) =>
    schoolEvent({ title, date: `${day}T00:00:00Z`, id: title })
  const titles = () =>
    cards().map((card) => within(card).getByRole('heading', { level: 3 }).textContent)

  it('shows the latest two, and above them the next one (R-HOME-7)', () => {
    show(
      live(
        event('Concert', '2026-12-19'),
        event('Sports day', '2026-12-05'),
        event('Exhibition', '2026-11-27'),
        event('Assembly', '2026-11-20'),
      ),
    )
    expect(titles()).toEqual(['Concert', 'Sports day'])
    const next = screen.getByRole('region', { name: 'Next event' })
    expect(within(next).getByRole('link', { name: 'Exhibition' })).toHaveAttribute(
      'href',
      '/events/Exhibition',
    )
    expect(within(next).getByText('27/11/2026')).toBeVisible()
    expect(next.compareDocumentPosition(cards()[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events')
  })

  it('shows the next one once, with a mark, if it is one of the latest two', () => {
    show(live(event('Concert', '2026-12-19'), event('Sports day', '2026-12-05')))
    expect(titles()).toEqual(['Concert', 'Sports day'])
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    expect(within(cards()[1]!).getByText('Next event')).toBeVisible()
    expect(within(cards()[0]!).queryByText('Next event')).not.toBeInTheDocument()
  })

  it('marks an event of today as on', () => {
    show(live(event('Concert', '2026-11-21')))
    expect(within(cards()[0]!).getByText('On today')).toBeVisible()
  })

  it('shows no next event if all are over', () => {
    show(live(event('Assembly', '2026-11-20'), event('Puja', '2026-10-16')))
    expect(titles()).toEqual(['Assembly', 'Puja'])
    expect(screen.queryByText('Next event')).not.toBeInTheDocument()
  })

  it('link to their pages', () => {
    show(live(schoolEvent({ id: '6af', title: 'Concert' })))
    expect(screen.getByRole('link', { name: 'Concert' })).toHaveAttribute('href', '/events/6af')
  })

  it.each([
    ['the load failed', none],
    ['there are none', live<SchoolEvent>()],
  ])('shows two one-line placeholders without a picture if %s', (_, list) => {
    const { container } = show(list)
    const lines = screen.getAllByRole('listitem')
    expect(lines).toHaveLength(2)
    for (const line of lines) {
      expect(within(line).getByText('Untitled Event')).toBeVisible()
      expect(within(line).getByText('Date not available')).toBeVisible()
      expect(within(line).getByText('08:00 am')).toBeVisible()
      expect(within(line).getByText('Description not available.')).toBeVisible()
    }
    expect(container.querySelector('img')).toBeNull()
  })
})

describe('the School Tabloid on the home page', () => {
  const show = (...entries: TabloidEntry[]) =>
    render(<TabloidSection list={live(...entries)} {...home.updates.tabloid} />)

  it('shows the first three entries, and links to each by its slug, otherwise its id', () => {
    show(
      tabloidEntry({ title: 'One', slug: 'a b/ক', id: 'x' }),
      tabloidEntry({ title: 'Two', id: '6af9c4315f3ac1d07e05ff02' }),
      tabloidEntry({ title: 'Three', slug: 'three' }),
      tabloidEntry({ title: 'Four', slug: 'four' }),
    )
    expect(cards()).toHaveLength(3)
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('One')).toBe('/tabloid/a%20b%2F%E0%A6%95')
    expect(href('Two')).toBe('/tabloid/6af9c4315f3ac1d07e05ff02')
    expect(href('All entries')).toBe('/tabloid')
  })

  it('truncates a description after 100 characters, with an ellipsis', () => {
    show(tabloidEntry({ text: 'a'.repeat(101) }), tabloidEntry({ text: 'b'.repeat(100) }))
    expect(screen.getByText(`${'a'.repeat(100)}…`)).toBeVisible()
    expect(screen.getByText('b'.repeat(100))).toBeVisible()
  })

  it('shows texts for missing values', () => {
    show(tabloidEntry())
    expect(screen.getByRole('heading', { name: 'Untitled' })).toBeVisible()
    expect(screen.getAllByText('N/A')).toHaveLength(2)
    expect(screen.getByText('No Image Available')).toBeVisible()
  })

  it('shows the first image, otherwise the first attachment that is a picture', () => {
    show(
      tabloidEntry({ alt: 'Stars', images: [picture('stars')], attachments: [picture('other')] }),
      tabloidEntry({ alt: 'Rain', attachments: [file('sheet'), picture('rain')] }),
    )
    const src = (name: string) => screen.getByRole('img', { name }).getAttribute('src')
    expect(src('Stars')).toContain(encodeURIComponent('/api/image/albums/stars.jpg'))
    expect(src('Rain')).toContain(encodeURIComponent('/api/image/albums/rain.jpg'))
  })

  it('shows a message while loading, and if there are no entries', () => {
    const { rerender } = render(<TabloidSection {...home.updates.tabloid} />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading...')
    rerender(<TabloidSection list={none} {...home.updates.tabloid} />)
    expect(screen.getByText('No entries found.')).toBeVisible()
  })
})

describe('the photo gallery on the home page', () => {
  it('shows six albums, each with a link to its page', () => {
    const albums = Array.from({ length: 7 }, (_, index) =>
      album({ id: `id ${index}`, title: `Album ${index}`, pictures: [picture('a')] }),
    )
    render(<GallerySection list={live(...albums)} {...home.updates.gallery} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'Album 0' })).toHaveAttribute(
      'href',
      '/beyond-academic/photo-categories?id=id%200',
    )
    expect(screen.getByRole('link', { name: 'All albums' })).toHaveAttribute(
      'href',
      '/beyond-academic/events-gallery',
    )
  })

  it.each([
    ['the load failed', none],
    ['there are none', live<Album>()],
  ])('shows six placeholders without pictures and links if %s', (_, list) => {
    const { container } = render(<GallerySection list={list} {...home.updates.gallery} />)
    expect(screen.getAllByText('Photo Title')).toHaveLength(6)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Photo Title' })).not.toBeInTheDocument()
  })
})
