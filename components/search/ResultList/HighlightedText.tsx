import type { HighlightedText } from '@/lib/search/types'
import styles from './ResultList.module.scss'

/** Text with the found words marked. */
export function HighlightedText({ text }: { text: HighlightedText }) {
  return text.map((part, place) =>
    place % 2 ? (
      <mark key={place} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
