import type { Words } from '../types'

/** The home page in Bengali. */
export const summary: Words['summary'] = {
  pages: 'বাংলায় যা পড়তে পারেন',
  dates: 'সামনের তারিখগুলি',
  next: {
    holiday: { coming: 'পরের ছুটি', on: 'এখন ছুটি চলছে' },
    examination: { coming: 'পরের পরীক্ষা', on: 'এখন পরীক্ষা চলছে' },
    meeting: { coming: 'পরের মিটিং', on: 'আজ মিটিং' },
    event: { coming: 'পরের অনুষ্ঠান', on: 'আজ অনুষ্ঠান' },
  },
  calendar: 'সারা বছরের ক্যালেন্ডার',
}
