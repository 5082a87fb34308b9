import type {
  Album,
  Highlight,
  ListResult,
  NewsItem,
  SchoolEvent,
  TabloidEntry,
} from '@/lib/content/types'

/** Records of the content service for the examples of components. */

export const today = new Date('2026-11-24T06:00:00Z')

export const freshness: Pick<ListResult<unknown>, 'source' | 'readAt'> = {
  source: 'live',
  readAt: '2026-11-20T04:35:00.000Z',
}

const picture = (name: string) => ({ href: `/api/image/albums/${name}.jpg`, isPicture: true })
export const file = { href: '/api/image/documents/uniform.pdf', isPicture: false }

export const newsItems: readonly NewsItem[] = [
  {
    id: 'uniform',
    title: 'Winter uniform',
    description: 'From Monday, for every class.',
    date: '2026-11-23T00:00:00Z',
    url: '/academics/book-list',
    attachments: [file],
  },
  {
    id: 'fee-desk',
    title: 'The fee desk is closed on Saturday',
    description: '',
    date: '2026-10-30T00:00:00Z',
    url: null,
    attachments: [],
    correction: { at: '2026-11-02T04:00:00.000Z', fields: ['date'] },
  },
]

export const sportsDay: SchoolEvent = {
  id: 'sports-day',
  title: 'Sports day',
  description: 'Parents are welcome from eight.',
  date: '2026-12-05T00:00:00Z',
  end: null,
  time: '08:30 am',
  venue: 'Main field',
  images: [picture('football-night')],
  attachments: [file],
}

export const exhibition: SchoolEvent = {
  id: 'exhibition',
  title: 'Science exhibition',
  description: '',
  date: '2026-12-18T00:00:00Z',
  end: '2026-12-19T00:00:00Z',
  time: null,
  venue: '',
  images: [],
  attachments: [],
}

export const album: Album = {
  id: 'dance',
  title: 'Dance evening',
  description: '',
  date: '2026-11-21T00:00:00Z',
  pictures: [picture('dance-noon'), picture('dance-dusk')],
}

export const notice: Highlight = {
  id: 'counselling',
  category: 'Notice',
  title: 'Two sessions this week',
  description: 'For Class XII, after lessons.',
  url: null,
  attachments: [file],
  date: '2026-11-18T00:00:00.000Z',
}

export const story: TabloidEntry = {
  id: 'toy-train',
  slug: 'toy-train',
  title: 'A sketchbook on the toy train',
  html: '<p>Forty pupils drew the hills from the window.</p>',
  text: 'Forty pupils drew the hills from the window.',
  url: null,
  date: '2026-11-12T00:00:00Z',
  images: [picture('classroom')],
  attachments: [],
  alt: 'Pupils draw at a window',
  metaDescription: '',
}

/** A list that was just read. */
export const live = <T>(...records: T[]): ListResult<T> => ({
  source: 'live',
  records,
  readAt: '2026-11-20T04:35:00.000Z',
})

/** A list that could not be read. */
export const failed: ListResult<never> = {
  source: 'none',
  records: [],
  readAt: null,
  failure: 'Network Error',
}
