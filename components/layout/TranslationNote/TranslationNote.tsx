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

/** Warns at the head of a translation that it is older than the English page (R-LANGUAGE-3). */
export const OutdatedNote = ({ isOutdated, english, words }: TranslationNoteProps) =>
  isOutdated && (
    <p className={styles.outdated}>
      {words.outdated} <a {...english}>{words.readEnglish}</a>
    </p>
  )

/** Says at the end of a translation that the school has not reviewed it (R-LANGUAGE-3). */
export const UnreviewedNote = ({ isReviewed, english, words }: TranslationNoteProps) =>
  !isReviewed && (
    <p className={styles.unreviewed}>
      {words.unread} <a {...english}>{words.readEnglish}</a>
    </p>
  )
