import { Icon } from '@/components/ui/Icon/Icon'
import { bookLists } from '@/content/words/en/book-lists'
import { type Column, DataTable } from '../DataTable/DataTable'
import styles from './BookListTable.module.scss'

export type BookList = { className: string; href: string; size: string }

const columns: readonly Column<BookList>[] = [
  {
    title: bookLists.className,
    cell: ({ className, href }) => (
      <a className={styles.link} href={href} aria-label={bookLists.link(className)}>
        {className}
      </a>
    ),
  },
  {
    title: bookLists.document,
    unnamed: true,
    cell: ({ size }) => (
      <span className={styles.file}>
        <Icon name="file-pdf" /> {bookLists.file(size)}
      </span>
    ),
  },
]

/** The book list of each class, as a PDF document (R-INFO-6). The complete row is the link. */
export function BookListTable({ session, lists }: { session: string; lists: readonly BookList[] }) {
  return (
    <div className={styles.bookListTable}>
      <DataTable
        caption={bookLists.caption}
        note={lists.length > 0 ? bookLists.note(session) : bookLists.session(session)}
        columns={columns}
        rows={lists}
        empty={bookLists.empty}
      />
    </div>
  )
}
