import type { House } from '@/components/ui/house'
import { documentKinds, documents as documentWords } from '@/content/words/en/documents'
import type { DocumentKind } from '@/content/types'
import { getLevelName, getLevelsName } from '@/lib/school/class-levels'
import { formatDate, formatIsoDay, getRecordDay } from '@/lib/core/dates'
import { formatFileSize } from '@/lib/core/file-size'
import type { DocumentFilters, ListedDocument } from '@/lib/records/documents'
import { getFileKind } from '@/lib/records/file-kind'
import { detectScript } from '@/lib/rich-text/detect-script'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { EntryGroups } from '../EntryGroups/EntryGroups'
import { ListEntry } from '../ListEntry/ListEntry'
import { levelsAttribute, MyClassMark } from '../MyClassMark/MyClassMark'
import { formatSessionHeading } from '../session-heading'
import styles from './DocumentList.module.scss'

/** A document with its size, if known. */
export type SizedDocument = ListedDocument & { bytes?: number }

type DocumentListProps = {
  documents: readonly SizedDocument[]
  /** The chosen class. */
  level: DocumentFilters['level']
}

/** The documents by session; for a class, those that name it before those for every class (R-DOC-3). */
export function DocumentList({ documents, level }: DocumentListProps) {
  const formatHeading = ({ levels, session }: ListedDocument) => {
    if (level !== 'all' && levels.length > 0) return documentWords.forClass(getLevelName(level))
    if (level !== 'all') return documentWords.forEveryClass
    return formatSessionHeading(session)
  }
  return (
    <EntryGroups items={documents} headingOf={formatHeading}>
      {(document, index) => <DocumentEntry key={document.href} document={document} index={index} />}
    </EntryGroups>
  )
}

/** Colours of the sheets. The kind is also written next to it. */
const inks: Readonly<Partial<Record<DocumentKind, House>>> = {
  'date-sheet': 'red',
  circular: 'blue',
  'book-list': 'green',
  calendar: 'yellow',
}

type DocumentEntryProps = { document: SizedDocument; index: number }

/** A document of a list: its row is one link. */
export function DocumentEntry({ document, index }: DocumentEntryProps) {
  const { title, href, kind, levels, session, date, bytes } = document
  const day = getRecordDay(date)
  return (
    <ListEntry index={index} className={styles.entry} {...levelsAttribute(levels)}>
      <div className={styles.row}>
        <h3 className={styles.title} lang={detectScript(title)}>
          <a href={href} target="_blank" rel="noopener">
            {keepNamesUnbroken(title)} <span className={styles.hint}>{documentWords.newTab}</span>
          </a>
        </h3>{' '}
        <span className={styles.sheet} data-house={inks[kind]}>
          {getFileKind({ href }) ?? documentWords.file}
        </span>{' '}
        <p className={styles.facts}>
          <span className={styles.kind}>
            <MyClassMark levels={levels} />
            {documentKinds[kind].one}
            {levels.length > 0 && (
              <>
                {' · '}
                <span className={styles.levels}>{getLevelsName(levels)}</span>
              </>
            )}
          </span>{' '}
          {bytes !== undefined && <span className={styles.size}>{formatFileSize(bytes)}</span>}{' '}
          {day && (
            <time className={styles.date} dateTime={formatIsoDay(day)}>
              {formatDate(date, 'card')}
            </time>
          )}
          {!day && session !== null && (
            <span className={styles.date}>{formatSessionHeading(session)}</span>
          )}
        </p>
      </div>
    </ListEntry>
  )
}
