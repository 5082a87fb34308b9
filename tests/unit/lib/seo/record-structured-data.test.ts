import { school } from '@/content/school'
import {
  buildBlogPosting,
  buildEventData,
  buildImageGallery,
  buildNewsArticle,
} from '@/lib/seo/record-structured-data'
import {
  album,
  newsItem,
  picture,
  schoolEvent,
  tabloidEntry,
} from '@/tests/support/fixtures/records'

const url = 'https://school.example/x'
const onDay = { date: '2026-12-05T00:00:00Z' }
/** As serialized into the page: without undefined values. */
const serialized = (data: unknown) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>

describe('a news item', () => {
  it('is an article with its own data', () => {
    const item = newsItem({ title: 'Winter uniform', description: 'Green blazer.', ...onDay })
    expect(serialized(buildNewsArticle(item, url))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'Winter uniform',
      description: 'Green blazer.',
      datePublished: '2026-12-05',
      mainEntityOfPage: url,
      publisher: { '@type': 'School', name: school.name },
    })
  })

  it('omits a missing date, description and picture', () => {
    expect(
      Object.keys(serialized(buildNewsArticle(newsItem({ date: 'invalid' }), url))).sort(),
    ).toEqual([
      '@context',
      '@type',
      'author',
      'headline',
      'inLanguage',
      'mainEntityOfPage',
      'publisher',
    ])
  })

  it('has its language', () => {
    expect(buildNewsArticle(newsItem({ title: 'পূজার ছুটি' }), url).inLanguage).toBe('bn')
    expect(buildNewsArticle(newsItem(), url).inLanguage).toBe('en-IN')
  })
})

describe('an event', () => {
  it('has the time of the service, with its offset', () => {
    const data = buildEventData(schoolEvent({ ...onDay, time: '04:30 pm' }), url)
    expect(data).toMatchObject({ '@type': 'Event', startDate: '2026-12-05T16:30:00+05:30' })
  })

  it.each([null, 'after lunch'])(
    'has no time when that of the service is %j (R-EVENTS-4)',
    (time) => {
      const data = buildEventData(schoolEvent({ ...onDay, time }), url)
      expect(data).toMatchObject({ startDate: '2026-12-05' })
      expect(serialized(data)).not.toHaveProperty('endDate')
    },
  )

  it('has its last day', () => {
    const data = buildEventData(schoolEvent({ ...onDay, end: '2026-12-06T00:00:00Z' }), url)
    expect(data).toMatchObject({ endDate: '2026-12-06' })
  })

  it('is at its venue, or at the school without one', () => {
    expect(buildEventData(schoolEvent({ ...onDay, venue: 'Town hall' }), url)).toMatchObject({
      location: { '@type': 'Place', name: 'Town hall', address: 'Town hall' },
    })
    expect(buildEventData(schoolEvent(onDay), url)).toMatchObject({
      location: { name: school.name, address: { addressLocality: school.address.town } },
    })
  })

  it('has absolute URLs for its pictures', () => {
    const data = buildEventData(schoolEvent({ ...onDay, images: [picture('field')] }), url)
    const image = serialized(data).image as string[]
    expect(image).toHaveLength(1)
    expect(image[0]).toMatch(/^http:\/\/localhost:3000\/_next\/image\?url=.+field\.jpg&w=/)
  })

  it('without a day has no data', () => {
    expect(buildEventData(schoolEvent(), url)).toBeUndefined()
  })
})

describe('a tabloid entry', () => {
  it('is a blog posting by the school', () => {
    const entry = tabloidEntry({
      title: 'Rain',
      text: 'It fell.',
      ...onDay,
      images: [picture('a')],
    })
    const data = serialized(buildBlogPosting(entry, url))
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

  it('uses its own description, and omits missing values', () => {
    const own = tabloidEntry({ text: 'It fell.', metaDescription: 'Four minutes of rain.' })
    expect(buildBlogPosting(own, url)).toMatchObject({ description: 'Four minutes of rain.' })
    const bare = serialized(buildBlogPosting(tabloidEntry({ date: 'invalid' }), url))
    for (const key of ['datePublished', 'description', 'image'])
      expect(bare).not.toHaveProperty(key)
  })
})

describe('an album', () => {
  it('is a gallery with absolute URLs', () => {
    const record = album({ title: 'Sports day', ...onDay, pictures: [picture('a'), picture('b')] })
    expect(serialized(buildImageGallery(record, url))).toMatchObject({
      '@type': 'ImageGallery',
      name: 'Sports day',
      temporalCoverage: '2026-12-05',
      image: [
        { '@type': 'ImageObject', contentUrl: 'http://localhost:3000/api/image/albums/a.jpg' },
        { '@type': 'ImageObject', contentUrl: 'http://localhost:3000/api/image/albums/b.jpg' },
      ],
    })
  })

  it('lists at most forty pictures', () => {
    const pictures = Array.from({ length: 300 }, (_, index) => picture(`p${index}`))
    expect(buildImageGallery(album({ pictures }), url).image).toHaveLength(40)
  })
})
