import { documents } from '@/content/words/en/documents'
import { getLevelName, levels, getLevelSlug } from '@/lib/school/class-levels'
import { type DocumentFilters as Filters, documentsPath } from '@/lib/records/documents'
import { getSessionName } from '@/lib/school/sessions'
import { ListSearch } from '../ListFilters/ListFilters'
import styles from '../ListFilters/ListFilters.module.scss'

type DocumentFiltersProps = {
  filters: Filters
  /** Sessions that have documents. */
  sessions: readonly number[]
}

/** Filters by class, session and words; works without script (R-DOC-3). Keeps the chosen kind. */
export function DocumentFilters({ filters, sessions }: DocumentFiltersProps) {
  const { kind, level, session, search } = filters
  const shownSessions =
    session === 'all' || sessions.includes(session) ? sessions : [session, ...sessions]
  return (
    <form
      className={styles.listFilters}
      action={documentsPath}
      role="search"
      aria-label={documents.filters}
    >
      <span data-part="kind" hidden>
        {kind !== 'all' && <input type="hidden" name="kind" value={kind} />}
      </span>
      <p className={styles.field}>
        <label htmlFor="document-class">{documents.class}</label>
        <select
          id="document-class"
          name="class"
          data-part="classes"
          defaultValue={level === 'all' ? 'all' : getLevelSlug(level)}
        >
          <option value="all">{documents.allClasses}</option>
          {levels.map((level) => (
            <option key={level} value={getLevelSlug(level)}>
              {getLevelName(level)}
            </option>
          ))}
        </select>
      </p>
      <p className={styles.field}>
        <label htmlFor="document-session">{documents.session}</label>
        <select
          id="document-session"
          name="year"
          data-part="sessions"
          defaultValue={session === 'all' ? 'all' : getSessionName(session)}
        >
          <option value="all">{documents.allSessions}</option>
          {shownSessions.map((session) => (
            <option key={session}>{getSessionName(session)}</option>
          ))}
        </select>
      </p>
      <ListSearch
        id="document-words"
        label={documents.search}
        placeholder={documents.searchHint}
        value={search}
        submit={documents.show}
      />
    </form>
  )
}
