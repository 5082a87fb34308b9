import { memo } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import type { IconName } from '@/components/ui/Icon/icons'
import type { House } from '@/components/ui/house'
import type { SectionId } from '@/content/types'
import { searchResults } from '@/content/words/en/search-results'
import { formatDays, formatIsoDay, getRecordDay } from '@/lib/core/dates'
import { detectScript } from '@/lib/rich-text/detect-script'
import type { HighlightedText, SearchKind, SearchResult } from '@/lib/search/types'
import styles from './ResultList.module.scss'

/** Icon and colour of each kind. Decorative: the kind is also shown as text. */
const appearances: Record<SearchKind, { icon: IconName; house: House }> = {
  page: { icon: 'book-open-duotone', house: 'green' },
  document: { icon: 'file-pdf', house: 'green' },
  news: { icon: 'megaphone-fill', house: 'red' },
  event: { icon: 'calendar-blank-duotone', house: 'blue' },
  tabloid: { icon: 'books-duotone', house: 'yellow' },
  gallery: { icon: 'image-duotone', house: 'blue' },
}

/** Icons of the sections of pages, whose name is shown instead of the kind. */
const sectionIcons: Partial<Record<SectionId, IconName>> = {
  about: 'info-fill',
  campus: 'tree-duotone',
  classes: 'chalkboard-teacher-duotone',
  beyond: 'compass-duotone',
  admission: 'graduation-cap-duotone',
  fees: 'currency-inr-duotone',
  hostel: 'bed-duotone',
}

type ResultListProps = { results: readonly SearchResult[] }

/** Where a result is from: the section of a page, or the kind of a record. */
const getOrigin = ({ kind, section }: SearchResult): string =>
  section?.title ?? searchResults.kind[kind]

/** The search results, best first: title, date, an extract around the match, and where the first of a run is from. */
export const ResultList = memo(function ResultList({ results }: ResultListProps) {
  return (
    <ol className={styles.resultList}>
      {results.map((result, index) => {
        const origin = getOrigin(result)
        const before = results[index - 1]
        return (
          <Result
            key={`${result.kind} ${result.href} ${result.title.join('')}`}
            result={result}
            origin={before && getOrigin(before) === origin ? undefined : origin}
          />
        )
      })}
    </ol>
  )
})

type ResultProps = {
  result: SearchResult
  /** Omitted if it is that of the result before. */
  origin?: string
}

const Result = memo(function Result({ result, origin }: ResultProps) {
  const { kind, href, title, section, snippet, isAnswer, date, end } = result
  const { icon, house } = appearances[kind]
  const day = getRecordDay(date)
  return (
    <li className={styles.result} data-answer={isAnswer || undefined}>
      {origin && (
        <p className={styles.origin}>
          <span className={styles.flag} data-house={house}>
            <Icon name={(section && sectionIcons[section.id]) ?? icon} />
          </span>
          {origin}
        </p>
      )}
      <h2 className={styles.title} lang={detectScript(title.join(''))}>
        <a href={href} data-result>
          <Highlighted text={title} />
        </a>
      </h2>
      {day && (
        <p className={styles.date}>
          <time dateTime={formatIsoDay(day)}>{formatDays(date, end)}</time>
        </p>
      )}
      <p className={styles.snippet} lang={detectScript(snippet.join(''))}>
        <Highlighted text={snippet} />
      </p>
    </li>
  )
})

/** Text with the matched words marked. */
function Highlighted({ text }: { text: HighlightedText }) {
  return text.map((part, index) =>
    index % 2 ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
