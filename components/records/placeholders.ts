import { microcopy } from '@/content/microcopy'
import type { Album, Highlight } from '@/lib/content/types'

/** An album of which nothing is known: 'Photo Title', 'DD.MM.YY', no pictures (R-GALLERY-4). */
export const placeholderAlbum: Album = {
  id: null,
  title: '',
  description: '',
  date: null,
  pictures: [],
}

/** A notice that stands where there are none: 'Stay Tuned For More Updates', 'DD MM, YYYY' (R-CAREER-2). */
export const noticePlaceholder: Highlight = {
  id: null,
  category: 'Notice',
  title: microcopy.notices.placeholder,
  description: '',
  url: null,
  attachments: [],
  date: null,
}
