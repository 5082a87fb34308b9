import type { DisclosureDocument, DisclosureFile } from '@/content/types'
import { disclosure } from '@/content/words/en/disclosure'
import { figures } from '@/content/words/en/figures'
import { formatDate } from '@/lib/core/dates'
import { type Column, DataTable } from '../DataTable/DataTable'
import { DisclosureStatus } from '../DisclosureStatus/DisclosureStatus'
import styles from './DocumentTable.module.scss'

const { documents: words } = disclosure

type DocumentTableProps = {
  caption: string
  note?: string
  documents: readonly DisclosureDocument[]
}

type NumberedDocument = DisclosureDocument & { number: number }

const facts = ({ size, date }: DisclosureFile) =>
  [size, date && formatDate(date, 'long')].filter(Boolean).join(', ')

/** Who attested the copy and when, and until when it is valid. */
const proof = ({ attested, validUntil }: DisclosureFile) =>
  [
    attested && words.attested(attested.by, formatDate(attested.on, 'long')),
    validUntil && words.validUntil(formatDate(validUntil, 'long')),
  ]
    .filter(Boolean)
    .join(' ')

const name: Column<NumberedDocument> = {
  title: words.name,
  cell: ({ number, item }) => `${number}. ${item}`,
}

const status: Column<NumberedDocument> = {
  title: words.status,
  unnamed: true,
  cell: ({ item, file }) =>
    file ? (
      <div className={styles.file}>
        <DisclosureStatus status="available" />
        <p>
          <a href={file.href}>
            {words.open(file.type)} <span className={styles.hidden}>({item})</span>
          </a>{' '}
          {facts(file)}
        </p>
        {proof(file) && <p className={styles.proof}>{proof(file)}</p>}
      </div>
    ) : (
      <DisclosureStatus status="awaited" />
    ),
}

const numbers: Readonly<Record<number, string>> = figures.numbers

const allAwaited = (count: number) =>
  count === 1 ? words.oneAwaited : words.allAwaited(numbers[count] ?? count)

/**
 * Documents of the mandatory disclosure, each available (type, size, date) or awaited (R-DISCLOSURE-2). Where all are
 * awaited, one sentence says it, and the table is folded.
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
      aligned
      prose
      folded={someAvailable ? undefined : <DisclosureStatus status="awaited" />}
      rows={documents.map((document, index) => ({ ...document, number: index + 1 }))}
    />
  )
}
