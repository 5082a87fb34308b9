import { BookListTable } from '@/components/content/BookListTable/BookListTable'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { PrintButton } from '@/components/content/PrintButton/PrintButton'
import { bookListHref, bookLists, bookListSession } from '@/content/data/book-list'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/academics/book-list'

export const generateMetadata = () => pageMetadata(path)

export default async function BookListPage() {
  return (
    <InformationPage {...await informationPage(path)} after={<PrintButton />}>
      <BookListTable
        session={bookListSession}
        lists={bookLists.map(({ className, slug }) => ({ className, href: bookListHref(slug) }))}
      />
    </InformationPage>
  )
}
