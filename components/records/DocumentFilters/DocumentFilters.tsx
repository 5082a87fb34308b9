import { documentCopy } from '@/content/microcopy/documents'
import { levelName, levels, levelSlug } from '@/lib/core/class-levels'
import { type DocumentFilters as Filters, documentsPath } from '@/lib/records/documents'
import { sessionName } from '@/lib/core/sessions'
import { ListSearch, ListSelect } from '../ListFilters/ListFilters'
import styles from '../ListFilters/ListFilters.module.scss'

type DocumentFiltersProps = {
  filters: Filters
  /** Sessions that have documents. */
  sessions: readonly number[]
}

/** Class, session and words, as a form that works without script (R-DOC-3). It keeps the chosen kind. */
export function DocumentFilters({ filters, sessions }: DocumentFiltersProps) {
  const { kind, level, session, search } = filters
  const shownSessions =
    session === 'all' || sessions.includes(session) ? sessions : [session, ...sessions]
  return (
    <form
      className={styles.root}
      action={documentsPath}
      role="search"
      aria-label={documentCopy.filters}
    >
      <span data-part="kind" hidden>
        {kind !== 'all' && <input type="hidden" name="kind" value={kind} />}
      </span>
      <ListSelect
        id="document-class"
        name="class"
        label={documentCopy.class}
        value={level === 'all' ? 'all' : levelSlug(level)}
        all={documentCopy.allClasses}
        options={levels.map((level) => [levelSlug(level), levelName(level)])}
      />
      <ListSelect
        id="document-session"
        name="year"
        label={documentCopy.session}
        value={session === 'all' ? 'all' : sessionName(session)}
        all={documentCopy.allSessions}
        options={shownSessions.map(sessionName).map((name) => [name, name])}
      />
      <ListSearch
        id="document-words"
        label={documentCopy.search}
        placeholder={documentCopy.searchHint}
        value={search}
        submit={documentCopy.show}
      />
    </form>
  )
}
