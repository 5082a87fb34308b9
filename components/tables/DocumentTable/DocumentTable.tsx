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

/** Who attested the copy and when, and until when it is valid. */
const proof = ({ attested, validUntil }: DisclosureFile) =>
  [
    attested && `Attested by ${attested.by} on ${formatDate(attested.on, 'long')}.`,
    validUntil && `Valid until ${formatDate(validUntil, 'long')}.`,
  ]
    .filter(Boolean)
    .join(' ')

const name: Column<NumberedDocument> = {
  title: 'Document',
  cell: ({ number, item, file }) => (
    <span className={file ? undefined : styles.awaited}>
      {number}. {item}
    </span>
  ),
}

const status: Column<NumberedDocument> = {
  title: 'Status',
  unnamed: true,
  cell: ({ item, file }) =>
    file ? (
      <span className={styles.file}>
        <DisclosureStatus status="available" />{' '}
        <a href={file.href} aria-label={`Open: ${item}`}>
          Open
        </a>{' '}
        {facts(file)}
        {proof(file) && <span className={styles.proof}>{proof(file)}</span>}
      </span>
    ) : (
      <DisclosureStatus status="awaited" />
    ),
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

const allAwaited = (count: number) =>
  count === 1 ? 'It is not here yet.' : `None of the ${numbers[count] ?? count} papers is here yet.`

/**
 * Documents of the mandatory disclosure, each available (type, size, date) or awaited (R-DISCLOSURE-2). One sentence
 * says it where all are awaited.
 */
export function DocumentTable({ caption, note, documents }: DocumentTableProps) {
  const someAvailable = documents.some(({ file }) => file)
  return (
    <DataTable
      caption={caption}
      note={[!someAvailable && allAwaited(documents.length), note && `${note}.`]
        .filter(Boolean)
        .join(' ')}
      columns={someAvailable ? [name, status] : [name]}
      rows={documents.map((document, index) => ({ ...document, number: index + 1 }))}
    />
  )
}
