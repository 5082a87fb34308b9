import type { AlertKind } from '@/content/alerts'
import styles from './AlertNotice.module.scss'

/** An alert in the words of the page: the name of its kind, its text and its end. */
export type AlertNoticeProps = {
  kind: AlertKind
  word: string
  text: string
  /** Language of the text if it is not that of the page. */
  lang?: string
  translations: readonly { lang: string; text: string }[]
  until: string
  end: string
}

/** An alert next to what it concerns, such as a bus route. The bar shows it on every page. */
export function AlertNotice({
  kind,
  word,
  text,
  lang,
  translations,
  until,
  end,
}: AlertNoticeProps) {
  return (
    <p className={styles.root} data-notice={kind}>
      <b>{word}:</b> <span lang={lang}>{text}</span>{' '}
      {translations.map(({ lang, text }) => (
        <bdi key={lang} lang={lang}>
          {text}{' '}
        </bdi>
      ))}
      <time dateTime={end}>{until}</time>
    </p>
  )
}
