import type { LayoutWords } from '@/content/words/types'
import styles from './TranslationNote.module.scss'

export type TranslationState = {
  /** Whether somebody from the school has read it. */
  isReviewed: boolean
  /** Whether the English page has changed since. */
  isOutdated: boolean
  /** Its language, for the structured data of the page. */
  tag: string
  english: { href: string; hrefLang: string }
}

type TranslationNoteProps = TranslationState & { words: LayoutWords['translation'] }

/**
 * Warns that the school has not reviewed a translation, or that it is older than the English page (R-LANGUAGE-3).
 */
export function TranslationNote({ isReviewed, isOutdated, english, words }: TranslationNoteProps) {
  if (isReviewed && !isOutdated) return null
  return (
    <p className={styles.root}>
      {!isReviewed && <small>{words.unread}</small>}
      {isOutdated && (
        <span>
          {words.outdated} <a {...english}>{words.readEnglish}</a>
        </span>
      )}
    </p>
  )
}
