import 'server-only'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { bookListHref, bookLists } from '@/content/data/book-list'

/** The book lists with the sizes of their files (R-INFO-6). */
export const loadBookLists = () =>
  Promise.all(
    bookLists.map(async ({ className, slug }) => {
      const href = bookListHref(slug)
      const { size } = await stat(path.join(process.cwd(), 'public', href))
      return { className, href, size: `${Math.ceil(size / 1024)} KB` }
    }),
  )
