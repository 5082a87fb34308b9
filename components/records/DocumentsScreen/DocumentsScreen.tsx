import {
  InformationPage,
  type InformationPageProps,
} from '@/components/information/InformationPage/InformationPage'
import { ButtonLink } from '@/components/ui/Button/Button'
import { ChoiceLinks } from '@/components/ui/ChoiceLinks/ChoiceLinks'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { Note } from '@/components/ui/Note/Note'
import { PhoneFold } from '@/components/ui/PhoneFold/PhoneFold'
import { documentKinds, documents as documentWords } from '@/content/words/en/documents'
import type { DocumentKind } from '@/content/types'
import type { ListResult } from '@/lib/content/types'
import {
  type DocumentFilters as Filters,
  buildDocumentsHref,
  documentsPath,
} from '@/lib/records/documents'
import { DocumentFilters } from '../DocumentFilters/DocumentFilters'
import { DocumentList, type SizedDocument } from '../DocumentList/DocumentList'
import { FreshnessNote } from '../FreshnessNote/FreshnessNote'
import { ListCount } from '../ListRegion/ListCount'
import { ListRegion } from '../ListRegion/ListRegion'
import { ListStart } from '../ListRegion/ListStart'
import button from '@/components/ui/Button/Button.module.scss'
import emptyState from '@/components/ui/EmptyState/EmptyState.module.scss'
import hillFlag from '@/components/ui/HillFlag/HillFlag.module.scss'
import note from '@/components/ui/Note/Note.module.scss'
import documentList from '../DocumentList/DocumentList.module.scss'
import entryGroups from '../EntryGroups/EntryGroups.module.scss'
import listStart from '../ListRegion/ListStart.module.scss'
import styles from './DocumentsScreen.module.scss'

type DocumentShelfProps = {
  /** The address of this list. */
  href: string
  /** ISO day of the rendering. */
  day: string
  filters: Filters
  /** Number of documents of each kind that pass the other filters. */
  counts: ReadonlyMap<DocumentKind, number>
  /** Sessions that have documents, newest first. */
  sessions: readonly number[]
  /** The documents shown, from offset `from`. */
  documents: readonly SizedDocument[]
  from: number
  /** Number of documents that pass the filters. */
  total: number
  /** URL of the list with more of them; omitted when all are shown. */
  moreHref?: string
  /** Whether a list of the content service could not be read. */
  isIncomplete: boolean
  freshness: Pick<ListResult<unknown>, 'source' | 'readAt'>
}

type DocumentsScreenProps = DocumentShelfProps & { frame: InformationPageProps }

/** The page of the document shelf (R-DOC-1). */
export function DocumentsScreen({ frame, ...shelf }: DocumentsScreenProps) {
  return (
    <InformationPage {...frame} lowHead>
      <DocumentShelf {...shelf} />
    </InformationPage>
  )
}

/** Filters, kinds and list of the documents, with a link to those of the visitor's class (R-CLASS-5). */
export function DocumentShelf({ href, day, filters, documents, ...shelf }: DocumentShelfProps) {
  const { total, moreHref, isIncomplete } = shelf
  const isFiltered = buildDocumentsHref(filters) !== documentsPath
  return (
    <ListRegion
      href={href}
      day={day}
      className={styles.documentsScreen}
      mayShow={[
        documentList.entry,
        listStart.root,
        entryGroups.list,
        emptyState.root,
        hillFlag.hillFlag,
        note.note,
        button.button,
      ]}
    >
      <div className={styles.mine} data-part="mine">
        {filters.level === 'all' && (
          <ButtonLink
            variant="outline"
            size="small"
            href={documentsPath}
            hidden
            data-my-class-list={documentsPath}
            data-my-class-name={documentWords.forClass('{class}')}
          >
            {documentWords.class}
          </ButtonLink>
        )}
      </div>
      <PhoneFold title={documentWords.filter} open={isFiltered}>
        <DocumentFilters filters={filters} sessions={shelf.sessions} />
      </PhoneFold>
      <div data-part="kinds">
        <KindChoice filters={filters} counts={shelf.counts} />
      </div>
      <ListCount
        clear={isFiltered ? { href: documentsPath, label: documentWords.clear } : undefined}
      >
        <b>{documentWords.count(total)}</b>
      </ListCount>
      <div className={styles.entries} data-part="entries">
        {isIncomplete && <Note tone="warn">{documentWords.incomplete}</Note>}
        <ListStart from={shelf.from} href={buildDocumentsHref(filters)} />
        <DocumentList documents={documents} level={filters.level} />
        {total === 0 && !isIncomplete && (
          <EmptyState text={documentWords.empty}>
            <ButtonLink variant="outline" size="small" href={documentsPath}>
              {documentWords.showAll}
            </ButtonLink>
          </EmptyState>
        )}
        {moreHref && (
          <ButtonLink className={styles.more} variant="outline" href={moreHref} data-more>
            {documentWords.more}
          </ButtonLink>
        )}
        <FreshnessNote freshness={shelf.freshness} />
      </div>
    </ListRegion>
  )
}

/** All kinds that have documents, and the chosen one. */
function KindChoice({ filters, counts }: Pick<DocumentShelfProps, 'filters' | 'counts'>) {
  const kinds = (Object.keys(documentKinds) as DocumentKind[]).filter(
    (kind) => counts.has(kind) || kind === filters.kind,
  )
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const choices = [
    { kind: 'all' as const, label: documentWords.all, count: total },
    ...kinds.map((kind) => ({
      kind,
      label: documentKinds[kind].many,
      count: counts.get(kind) ?? 0,
    })),
  ]
  return (
    <ChoiceLinks
      label={documentWords.kinds}
      choices={choices.map(({ kind, label, count }) => ({
        href: buildDocumentsHref({ ...filters, kind }),
        label,
        count,
        isCurrent: kind === filters.kind,
      }))}
    />
  )
}
