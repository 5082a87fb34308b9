import { documentCopy } from '@/content/microcopy/documents'
import { levelName, levels, levelSlug } from '@/lib/core/class-levels'
import { type DocumentFilters as Filters, documentsPath } from '@/lib/records/documents'
import { sessionName } from '@/lib/core/sessions'
import { ListSearch } from '../ListFilters/ListFilters'
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
      <p className={styles.field}>
        <label htmlFor="document-class">{documentCopy.class}</label>
        <select
          id="document-class"
          name="class"
          data-part="classes"
          defaultValue={level === 'all' ? 'all' : levelSlug(level)}
        >
          <option value="all">{documentCopy.allClasses}</option>
          {levels.map((level) => (
            <option key={level} value={levelSlug(level)}>
              {levelName(level)}
            </option>
          ))}
        </select>
      </p>
      <p className={styles.field}>
        <label htmlFor="document-session">{documentCopy.session}</label>
        <select
          id="document-session"
          name="year"
          data-part="sessions"
          defaultValue={session === 'all' ? 'all' : sessionName(session)}
        >
          <option value="all">{documentCopy.allSessions}</option>
          {shownSessions.map((session) => (
            <option key={session}>{sessionName(session)}</option>
          ))}
        </select>
      </p>
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
