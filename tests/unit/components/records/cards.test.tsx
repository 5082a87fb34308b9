/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { AlbumCard } from '@/components/records/AlbumCard/AlbumCard'
import { examples as albumCards } from '@/components/records/AlbumCard/AlbumCard.examples'
import { AlbumLink } from '@/components/records/AlbumLink/AlbumLink'
import { EventCard } from '@/components/records/EventCard/EventCard'
import { NewsList } from '@/components/records/NewsList/NewsList'
import { FreshnessNote } from '@/components/records/FreshnessNote/FreshnessNote'
import { examples as freshnessNotes } from '@/components/records/FreshnessNote/FreshnessNote.examples'
import { freshness } from '@/components/records/records.examples'
import type { ServiceFile } from '@/lib/content/types'
import { findPicture } from '@/lib/pictures/pictures'
import { album, file, newsItem, picture, schoolEvent } from '@/tests/support/fixtures/records'

it('a news item shows its day, month, title and text, its first file and its link (R-NEWS-3)', () => {
  const item = newsItem({
    title: 'Winter uniform',
    description: 'From Monday.',
    date: '2026-11-23T00:00:00Z',
    url: 'https://school.example/uniform',
    attachments: [file('uniform'), file('other')],
  })
  const { container } = render(<NewsList items={[item]} today={new Date('2026-11-24T06:00:00Z')} />)
  expect(container.querySelector('li time')).toHaveTextContent(/^23\s*Nov$/)
  expect(screen.getByRole('heading', { name: 'Winter uniform' })).toBeVisible()
  expect(screen.getByText('From Monday.')).toBeVisible()
  const [attachment, ...links] = screen.getAllByRole('link')
  expect(attachment).toHaveAccessibleName('Attachment to “Winter uniform” (opens in a new tab)')
  expect(attachment).toHaveAttribute('href', '/api/image/documents/uniform.pdf')
  expect(attachment).toHaveAttribute('target', '_blank')
  expect(attachment!.querySelector('use')).toHaveAttribute(
    'href',
    expect.stringMatching(/#paperclip$/),
  )
  expect(links.map((link) => link.textContent)).toEqual([expect.stringMatching(/^Click Here/)])
})

it('a notice and an event show in lists what was corrected (R-CORRECT-1)', () => {
  const correction = { at: '2026-11-26T04:00:00.000Z', fields: ['date' as const] }
  render(<NewsList items={[newsItem({ title: 'A', correction })]} today={new Date(0)} />)
  const event = schoolEvent({ correction: { ...correction, fields: ['time', 'place'] } })
  render(<EventCard event={event} fallback={findPicture('event-default')} sizes="100vw" />)
  expect(screen.getByText('Corrected on 26 November 2026: date')).toBeVisible()
  expect(screen.getByText('Corrected on 26 November 2026: time, place')).toBeVisible()
})

describe('an event', () => {
  const show = (parts: Parameters<typeof schoolEvent>[0]) =>
    render(
      <EventCard
        event={schoolEvent(parts)}
        fallback={findPicture('event-default')}
        sizes="100vw"
      />,
    )

  it('shows its date as dd/mm/yyyy, its time and its venue', () => {
    show({ date: '2026-12-05T00:00:00Z', time: '08:30 am', venue: 'Main field' })
    expect(screen.getByText('05/12/2026')).toHaveAttribute('datetime', '2026-12-05')
    expect(screen.getByText('08:30 am')).toBeVisible()
    expect(screen.getByText('Main field')).toBeVisible()
  })

  it('shows its first and last day if it lasts longer than one', () => {
    show({ date: '2026-11-19T00:00:00Z', end: '2026-11-20T00:00:00Z' })
    expect(screen.getByText('19/11/2026')).toBeVisible()
    expect(screen.getByText('20/11/2026')).toBeVisible()
  })

  it('shows one day if it ends on the day it starts', () => {
    show({ date: '2026-11-19T00:00:00Z', end: '2026-11-19T00:00:00Z' })
    expect(screen.getAllByText('19/11/2026')).toHaveLength(1)
  })

  it('shows 08:00 am if it has no time (R-EVENTS-4)', () => {
    show({})
    expect(screen.getByText('08:00 am')).toBeVisible()
  })

  it('shows its first image, otherwise the default picture', () => {
    const { container, unmount } = show({ images: [picture('band'), picture('lamp')] })
    expect(container.querySelector('img')!.src).toContain(encodeURIComponent('albums/band.jpg'))
    unmount()
    expect(show({}).container.querySelector('img')!.src).toContain('event-default')
  })

  it('links to its page, if it has one', () => {
    const { unmount } = show({ id: '6af', title: 'Sports day' })
    expect(screen.getByRole('link', { name: 'Sports day' })).toHaveAttribute('href', '/events/6af')
    unmount()
    show({ title: 'Sports day' })
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('links its first attachment', () => {
    show({ attachments: [file('programme')] })
    const link = screen.getByRole('link', { name: /^Attachment/ })
    expect(link).toHaveAttribute('href', '/api/image/documents/programme.pdf')
  })
})

describe('an album', () => {
  const fallback = findPicture('album-default')

  it('shows its title, date and number of photos, and links to its page', () => {
    const pictures = [picture('a'), picture('b')]
    render(
      <AlbumCard
        album={album({ id: '6af', title: 'Sports day', date: '2026-12-05T00:00:00Z', pictures })}
        fallback={fallback}
      />,
    )
    expect(screen.getByRole('link', { name: 'Sports day' })).toHaveAttribute(
      'href',
      '/beyond-academic/photo-categories?id=6af',
    )
    expect(screen.getByText('5 Dec 2026')).toBeVisible()
    expect(screen.getByText('No Of Photos(2)')).toBeVisible()
  })

  it('loads its cover early and wide only when it is the first of a list', () => {
    const item = album({ title: 'Sports day', pictures: [picture('a')] })
    const { container, rerender } = render(<AlbumCard album={item} fallback={fallback} lead />)
    const cover = () => container.querySelector('img')!
    expect(cover()).toHaveAttribute('loading', 'eager')
    expect(cover().sizes).toMatch(/ 91vw$/)
    rerender(<AlbumCard album={item} fallback={fallback} />)
    expect(cover()).toHaveAttribute('loading', 'lazy')
    expect(cover().sizes).toMatch(/ 5.6rem$/)
  })

  it('is linked with its first picture that the page does not show (R-EVENTS-7)', () => {
    const [first, second] = [picture('a'), picture('b')]
    const item = album({ title: 'Sports day', pictures: [first, second] })
    const link = (shown: ServiceFile[]) => <AlbumLink label="Pictures" album={item} shown={shown} />
    const { container, rerender } = render(link([first]))
    expect(container.querySelector('img')!.src).toMatch(/albums(\/|%2F)b\./)
    rerender(link([first, second]))
    expect(container.querySelector('img')).toBeNull()
  })

  it('shows the specified texts without data (R-GALLERY-4)', () => {
    render(albumCards['without data'])
    expect(screen.getByRole('heading', { name: 'Photo Title' })).toBeVisible()
    expect(screen.getByText('DD.MM.YY')).toBeVisible()
    expect(screen.getByText('No Of Photos(0)')).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})

describe('the freshness note', () => {
  it('shows when the list was last read, in the time zone of the school (R-LIST-6)', () => {
    render(freshnessNotes['just read'])
    expect(screen.getByText(/^Up to date/)).toHaveTextContent(
      'Up to date at 10:05 am on 20 November 2026',
    )
    expect(screen.getByText('10:05 am on 20 November 2026')).toHaveAttribute(
      'datetime',
      freshness.readAt,
    )
  })

  it('shows date and time of a saved copy (R-LIST-6)', () => {
    const { container } = render(freshnessNotes['a saved copy'])
    expect(container).toHaveTextContent('Saved copy from 20 November 2026, 10:05 am')
  })

  it('is absent from the page of one record as long as its copy is not old (R-LIST-6)', () => {
    const { container, rerender } = render(<FreshnessNote freshness={freshness} onlySaved />)
    expect(container).toBeEmptyDOMElement()
    rerender(<FreshnessNote freshness={{ ...freshness, source: 'saved' }} onlySaved />)
    expect(container).toHaveTextContent('Saved copy from 20 November 2026, 10:05 am')
  })

  it('is absent if the service has never responded', () => {
    const { container } = render(<FreshnessNote freshness={{ source: 'none', readAt: null }} />)
    expect(container).toBeEmptyDOMElement()
  })
})
