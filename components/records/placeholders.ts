import { notices } from '@/content/words/en/notices'
import type { Album, Highlight } from '@/lib/content/types'

/** An album without data: 'Photo Title', 'DD.MM.YY', no pictures (R-GALLERY-4). */
export const placeholderAlbum: Album = {
  id: null,
  title: '',
  description: '',
  date: null,
  pictures: [],
}

/** Shown if there are no notices: 'Stay Tuned For More Updates', 'DD MM, YYYY' (R-CAREER-2). */
export const noticePlaceholder: Highlight = {
  id: null,
  category: notices.category,
  title: notices.placeholder,
  description: '',
  url: null,
  attachments: [],
  date: null,
}
