/** @jest-environment node */
import { school } from '@/content/school'
import { blogPosting, eventData, imageGallery, newsArticle } from '@/lib/seo/record-structured-data'
import {
  album,
  newsItem,
  picture,
  schoolEvent,
  tabloidEntry,
} from '@/tests/support/fixtures/records'

const url = 'https://school.example/x'
const onDay = { date: '2026-12-05T00:00:00Z' }
/** As it stands in the page: what is undefined is left out. */
const written = (data: unknown) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>

describe('a news item', () => {
  it('is an article with what it says of itself', () => {
    const item = newsItem({ title: 'Winter uniform', description: 'Green blazer.', ...onDay })
    expect(written(newsArticle(item, url))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'Winter uniform',
      description: 'Green blazer.',
      datePublished: '2026-12-05',
      mainEntityOfPage: url,
      publisher: { '@type': 'School', name: school.name },
    })
  })

  it('invents no date, no description and no picture', () => {
    expect(Object.keys(written(newsArticle(newsItem({ date: 'invalid' }), url))).sort()).toEqual([
      '@context',
      '@type',
      'author',
      'headline',
      'inLanguage',
      'mainEntityOfPage',
      'publisher',
    ])
  })

  it('tells its language', () => {
    expect(newsArticle(newsItem({ title: 'পূজার ছুটি' }), url).inLanguage).toBe('bn')
    expect(newsArticle(newsItem(), url).inLanguage).toBe('en-IN')
  })
})

describe('an event', () => {
  it('has the time that the service gives, with its offset', () => {
    const data = eventData(schoolEvent({ ...onDay, time: '04:30 pm' }), url)
    expect(data).toMatchObject({ '@type': 'Event', startDate: '2026-12-05T16:30:00+05:30' })
  })

  it.each([null, 'after lunch'])('has none when that is %j (R-EVENTS-4)', (time) => {
    const data = eventData(schoolEvent({ ...onDay, time }), url)
    expect(data).toMatchObject({ startDate: '2026-12-05' })
    expect(written(data)).not.toHaveProperty('endDate')
  })

  it('has its last day', () => {
    const data = eventData(schoolEvent({ ...onDay, end: '2026-12-06T00:00:00Z' }), url)
    expect(data).toMatchObject({ endDate: '2026-12-06' })
  })

  it('is at its venue, which may be anywhere, else at the school', () => {
    expect(eventData(schoolEvent({ ...onDay, venue: 'Town hall' }), url)).toMatchObject({
      location: { '@type': 'Place', name: 'Town hall', address: 'Town hall' },
    })
    expect(eventData(schoolEvent(onDay), url)).toMatchObject({
      location: { name: school.name, address: { addressLocality: school.address.town } },
    })
  })

  it('shows its pictures by absolute addresses', () => {
    const data = eventData(schoolEvent({ ...onDay, images: [picture('field')] }), url)
    const image = written(data).image as string[]
    expect(image).toHaveLength(1)
    expect(image[0]).toMatch(/^http:\/\/localhost:3000\/_next\/image\?url=.+field\.jpg&w=/)
  })

  it('without a day cannot be announced', () => {
    expect(eventData(schoolEvent(), url)).toBeUndefined()
  })
})

describe('a story', () => {
  it('is an entry of a blog, by the school', () => {
    const entry = tabloidEntry({
      title: 'Rain',
      text: 'It fell.',
      ...onDay,
      images: [picture('a')],
    })
    const data = written(blogPosting(entry, url))
    expect(data).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Rain',
      description: 'It fell.',
      datePublished: '2026-12-05',
      mainEntityOfPage: url,
      author: { name: school.name },
    })
    expect(data.image).toHaveLength(1)
  })

  it('is described in its own words where it has them, and invents nothing', () => {
    const own = tabloidEntry({ text: 'It fell.', metaDescription: 'Four minutes of rain.' })
    expect(blogPosting(own, url)).toMatchObject({ description: 'Four minutes of rain.' })
    const bare = written(blogPosting(tabloidEntry({ date: 'invalid' }), url))
    for (const key of ['datePublished', 'description', 'image'])
      expect(bare).not.toHaveProperty(key)
  })
})

describe('an album', () => {
  it('is a gallery of pictures, by absolute addresses', () => {
    const record = album({ title: 'Sports day', ...onDay, pictures: [picture('a'), picture('b')] })
    expect(written(imageGallery(record, url))).toMatchObject({
      '@type': 'ImageGallery',
      name: 'Sports day',
      temporalCoverage: '2026-12-05',
      image: [
        { '@type': 'ImageObject', contentUrl: 'http://localhost:3000/api/image/albums/a.jpg' },
        { '@type': 'ImageObject', contentUrl: 'http://localhost:3000/api/image/albums/b.jpg' },
      ],
    })
  })

  it('of hundreds names the first forty', () => {
    const pictures = Array.from({ length: 300 }, (_, index) => picture(`p${index}`))
    expect(imageGallery(album({ pictures }), url).image).toHaveLength(40)
  })
})
