import type { LayoutWords } from '@/content/words/types'
import { notFoundId } from '@/lib/routing/not-found-path'
import styles from './NotFoundLine.module.scss'

/**
 * Says on the home page of a translation that a page was not found (R-LANGUAGE-2). It is shown while the URL's fragment
 * names it, so that it needs no script.
 */
export function NotFoundLine({ words }: { words: LayoutWords['notFound'] }) {
  return (
    <p className={styles.root} id={notFoundId} tabIndex={-1}>
      {words.noPage} <a href="#main">{words.close}</a>
    </p>
  )
}
