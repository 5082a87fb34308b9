import { Icon } from '@/components/ui/Icon/Icon'
import { searchResults } from '@/content/words/en/search-results'
import { detectScript } from '@/lib/rich-text/detect-script'
import type { Suggestion } from '@/lib/search/types'
import styles from './AnswerList.module.scss'

/** Answers of the tools, the calendar and the desks to the query, above the results (R-SEARCH-6). */
export function AnswerList({ answers }: { answers: readonly Suggestion[] }) {
  if (answers.length === 0) return null
  return (
    <ul className={styles.root} aria-label={searchResults.answers}>
      {answers.map(({ href, title, line }) => (
        <li key={href} lang={detectScript(line)}>
          <p>{line}</p>
          <a href={href} data-result>
            {title} <Icon name="arrow-right-bold" />
          </a>
        </li>
      ))}
    </ul>
  )
}
