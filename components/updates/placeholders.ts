import { microcopy } from '@/content/microcopy'
import type { Album, Highlight } from '@/lib/content-service/types'

/** An album of which nothing is known: 'Photo Title', 'DD.MM.YY', no pictures (P§2.10). */
export const placeholderAlbum: Album = {
  id: null,
  title: '',
  description: '',
  date: null,
  pictures: [],
}

/** A notice that stands where there are none: 'Stay Tuned For More Updates', 'DD MM, YYYY' (P§2.14). */
export const noticePlaceholder: Highlight = {
  id: null,
  category: 'Notice',
  title: microcopy.notices.placeholder,
  description: '',
  url: null,
  attachments: [],
  date: null,
}
