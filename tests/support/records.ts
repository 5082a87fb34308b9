/** Records of the content service for the tests of components: give what matters, the rest is plain. */
import type {
  Album,
  Highlight,
  NewsItem,
  PopupNotice,
  Reading,
  SchoolEvent,
  ServiceFile,
  TabloidEntry,
} from '@/lib/content-service/types'

const readAt = '2026-11-20T04:35:00.000Z'

export const live = <T>(...records: T[]): Reading<T> => ({ source: 'live', records, readAt })

export const none: Reading<never> = {
  source: 'none',
  records: [],
  readAt: null,
  failure: 'Network Error',
}

export const picture = (name: string): ServiceFile => ({
  href: `/api/image/albums/${name}.jpg`,
  isPicture: true,
})

export const file = (name: string): ServiceFile => ({
  href: `/api/image/documents/${name}.pdf`,
  isPicture: false,
})

export const highlight = (parts: Partial<Highlight> = {}): Highlight => ({
  id: null,
  category: 'Highlight',
  title: '',
  description: '',
  url: null,
  attachments: [],
  date: null,
  ...parts,
})

export const newsItem = (parts: Partial<NewsItem> = {}): NewsItem => ({
  id: null,
  title: 'A title',
  description: '',
  date: null,
  url: null,
  attachments: [],
  ...parts,
})

export const schoolEvent = (parts: Partial<SchoolEvent> = {}): SchoolEvent => ({
  id: null,
  title: '',
  description: '',
  date: null,
  end: null,
  time: null,
  venue: '',
  images: [],
  attachments: [],
  ...parts,
})

export const album = (parts: Partial<Album> = {}): Album => ({
  id: null,
  title: '',
  description: '',
  date: null,
  pictures: [],
  ...parts,
})

export const tabloidEntry = (parts: Partial<TabloidEntry> = {}): TabloidEntry => ({
  id: null,
  slug: null,
  title: '',
  html: '',
  text: '',
  url: null,
  date: null,
  images: [],
  attachments: [],
  alt: '',
  metaDescription: '',
  ...parts,
})

export const popupNotice = (parts: Partial<PopupNotice> = {}): PopupNotice => ({
  id: null,
  title: '',
  description: '',
  images: [],
  attachments: [],
  url: null,
  ...parts,
})
