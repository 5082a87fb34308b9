import type { DisclosureDocument, DisclosureFile } from '@/content/types'
import { formatDate } from '@/lib/core/dates'
import { type Column, DataTable } from '../DataTable/DataTable'
import { DisclosureStatus } from '../DisclosureStatus/DisclosureStatus'
import styles from './DocumentTable.module.scss'

type DocumentTableProps = {
  caption: string
  note?: string
  documents: readonly DisclosureDocument[]
}

type NumberedDocument = DisclosureDocument & { number: number }

const facts = ({ type, size, date }: DisclosureFile) =>
  [type, size, date && formatDate(date, 'long')].filter(Boolean).join(', ')

const columns: readonly Column<NumberedDocument>[] = [
  { title: 'Document', cell: ({ number, item }) => `${number}. ${item}` },
  {
    title: 'Status',
    unnamed: true,
    cell: ({ file }) => <DisclosureStatus status={file ? 'available' : 'awaited'} />,
  },
  {
    title: 'File',
    unnamed: true,
    cell: ({ item, file }) =>
      file && (
        <span className={styles.file}>
          <a href={file.href} aria-label={`Open: ${item}`}>
            Open
          </a>{' '}
          {facts(file)}
        </span>
      ),
  },
]

/** Documents of the mandatory disclosure, each available (type, size, date) or awaited (R-DISCLOSURE-2). */
export function DocumentTable({ caption, note, documents }: DocumentTableProps) {
  return (
    <DataTable
      caption={caption}
      note={note}
      columns={columns}
      rows={documents.map((document, index) => ({ ...document, number: index + 1 }))}
    />
  )
}
