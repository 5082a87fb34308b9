import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { BookListTable } from '@/components/tables/BookListTable/BookListTable'
import { PrintButton } from '@/components/ui/PrintButton/PrintButton'
import { bookListHref, bookLists, bookListSession } from '@/content/data/book-list'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/academics/book-list'

export const generateMetadata = () => pageMetadata(path)

export default async function BookListPage() {
  return (
    <InformationPage {...await loadInformationPage(path)} after={<PrintButton />}>
      <BookListTable
        session={bookListSession}
        lists={bookLists.map(({ className, slug }) => ({ className, href: bookListHref(slug) }))}
      />
    </InformationPage>
  )
}
