import { Icon } from '@/components/ui/Icon/Icon'
import { type Column, DataTable } from '../DataTable/DataTable'
import styles from './BookListTable.module.scss'

export type BookList = { className: string; href: string; size: string }

const columns: readonly Column<BookList>[] = [
  {
    title: 'Class',
    cell: ({ className, href }) => (
      <a className={styles.link} href={href} aria-label={`Book list, ${className} (PDF)`}>
        {className}
      </a>
    ),
  },
  {
    title: 'Document',
    unnamed: true,
    cell: ({ size }) => (
      <span className={styles.file}>
        <Icon name="file-pdf" /> PDF, {size}
      </span>
    ),
  },
]

/** The book list of each class, as a PDF document (R-INFO-6). The complete row is the link. */
export function BookListTable({ session, lists }: { session: string; lists: readonly BookList[] }) {
  return (
    <div className={styles.root}>
      <DataTable
        caption="Book lists"
        note={`Session ${session}, one document for each class`}
        columns={columns}
        rows={lists}
      />
    </div>
  )
}
