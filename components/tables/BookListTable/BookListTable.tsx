import { Icon } from '@/components/ui/Icon/Icon'
import { type Column, DataTable } from '../DataTable/DataTable'
import styles from './BookListTable.module.scss'

export type BookList = { className: string; href: string }

const columns: readonly Column<BookList>[] = [
  { title: 'Class', cell: ({ className }) => className },
  {
    title: 'Document',
    amount: true,
    unnamed: true,
    cell: ({ className, href }) => (
      <a className={styles.link} href={href} aria-label={`Book list, ${className} (PDF)`}>
        <Icon name="file-pdf" /> Book list (PDF)
      </a>
    ),
  },
]

/** The book list of each class, as a PDF document (R-INFO-6). */
export function BookListTable({ session, lists }: { session: string; lists: readonly BookList[] }) {
  return (
    <DataTable
      caption="Book lists"
      note={`Session ${session}, one document for each class`}
      columns={columns}
      rows={lists}
    />
  )
}
