import type { HighlightedText } from '@/lib/search/types'
import styles from './ResultList.module.scss'

/** Text with the matched words marked. */
export function HighlightedText({ text }: { text: HighlightedText }) {
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
