import { BookListTable } from '@/components/tables/BookListTable/BookListTable'
import { bookListSession } from '@/content/data/book-list'
import { loadBookLists } from '@/lib/pages/book-list'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/academics/book-list'

export const generateMetadata = () => pageMetadata(path)

export default async function BookListPage() {
  return (
    <RecipePage path={path} printable>
      <BookListTable session={bookListSession} lists={await loadBookLists()} />
    </RecipePage>
  )
}
